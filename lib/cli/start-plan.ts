/** What `npm start` finds out before it serves. */
export interface StartFacts {
  readonly isDemoForced: boolean;
  /** The data folder has cameras from an earlier sync. */
  readonly hasCameras: boolean;
  /** At least one agency's server answered. */
  readonly isNetworkThere: boolean;
}

/**
 * `demo`: the demo network. `stored`: the cameras of an earlier sync. `refresh`: the same, while a sync runs in the background.
 * `first-sync`: collect them now, for at most 90 seconds before serving what has arrived.
 */
export type StartPlan = 'demo' | 'stored' | 'refresh' | 'first-sync';

export function startPlan(facts: StartFacts): StartPlan {
  if (facts.isDemoForced) return 'demo';
  if (facts.hasCameras) return facts.isNetworkThere ? 'refresh' : 'stored';
  return facts.isNetworkThere ? 'first-sync' : 'demo';
}
