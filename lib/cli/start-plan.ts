export interface StartFacts {
  readonly isDemoForced: boolean;
  readonly hasCameras: boolean;
  /** At least one agency's server answered. */
  readonly isNetworkThere: boolean;
}

/** `stored` serves an earlier sync's cameras, `refresh` also runs a sync, `first-sync` collects for at most 90 seconds first. */
export type StartPlan = 'demo' | 'stored' | 'refresh' | 'first-sync';

export function startPlan(facts: StartFacts): StartPlan {
  if (facts.isDemoForced) return 'demo';
  if (facts.hasCameras) return facts.isNetworkThere ? 'refresh' : 'stored';
  return facts.isNetworkThere ? 'first-sync' : 'demo';
}
