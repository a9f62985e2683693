import { createSetting } from '@/lib/settings/settings';

export const [MIN_SECONDS, MAX_SECONDS] = [2, 10];

/** How long each camera of a drive is played. */
export const playSeconds = createSetting('drivePlaySeconds', (text) => {
  const seconds = Number(text ?? '');
  return Number.isInteger(seconds) && seconds >= MIN_SECONDS && seconds <= MAX_SECONDS ? seconds : 4;
});
