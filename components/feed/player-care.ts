import { EffortWatch } from './player-effort';
import { VideoLooks } from './video-looks';

/** What comes after the first pictures: how many players the machine carries, and looks at the videos that wait for one. */
export const careForPlayers = (sampleMs: number, onLookOver: () => void) => ({
  effort: new EffortWatch(sampleMs),
  looks: new VideoLooks(onLookOver),
});

export type PlayerCare = ReturnType<typeof careForPlayers>;
