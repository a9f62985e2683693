/** A drive that is played, camera by camera. */
export interface Play {
  /** Of the camera shown. */
  readonly index: number;
  readonly total: number;
  readonly isPaused: boolean;
  readonly isEnded: boolean;
}

/** `due`: the camera has been shown long enough. */
export type PlayAction = 'due' | 'next' | 'previous' | 'toggle' | 'again';

/** What the camera shows. */
export type PlayPhase = 'waiting' | 'shown' | 'down';

const DEAD_MS = 500;
/** For a picture that has not come yet. */
const PATIENCE_MS = 4_000;

export const startPlay = (total: number, isPaused: boolean): Play => ({ index: 0, total, isPaused, isEnded: false });

export function reducePlay(play: Play, action: PlayAction): Play {
  const { index, total } = play;
  switch (action) {
    case 'due':
    case 'next':
      return index + 1 < total ? { ...play, index: index + 1 } : { ...play, isEnded: true };
    case 'previous':
      return { ...play, index: Math.max(0, play.isEnded ? index : index - 1), isEnded: false };
    case 'toggle':
      return play.isEnded ? startPlay(total, false) : { ...play, isPaused: !play.isPaused };
    case 'again':
      return startPlay(total, false);
  }
}

/** How long the camera stays. A picture gets its whole time once it is there. */
export function getStayMs(phase: PlayPhase, seconds: number): number {
  if (phase === 'down') return DEAD_MS;
  return phase === 'shown' ? seconds * 1_000 : Math.max(PATIENCE_MS, seconds * 1_000);
}
