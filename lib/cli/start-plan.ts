/** What `npm start` found out before it serves. */
export interface StartFacts {
  readonly isDemoForced: boolean;
  /** Cameras of an earlier sync lie in the data folder. */
  readonly hasCameras: boolean;
  /** Any agency's server answered. */
  readonly isNetworkThere: boolean;
}

/**
 * `demo`: the demo network. `stored`: the cameras of an earlier sync. `refresh`: the same, renewed in the background.
 * `first-sync`: collect them now, for 90 s at the most before serving what is there.
 */
export type StartPlan = 'demo' | 'stored' | 'refresh' | 'first-sync';

/** Design, decision 1: sync when the network answers, the demo network when there is nothing else to show. */
export function startPlan(facts: StartFacts): StartPlan {
  if (facts.isDemoForced) return 'demo';
  if (facts.hasCameras) return facts.isNetworkThere ? 'refresh' : 'stored';
  return facts.isNetworkThere ? 'first-sync' : 'demo';
}
