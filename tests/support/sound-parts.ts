export { scheduleEffect } from '@/lib/settings/sound-player';
export { EFFECTS } from '@/lib/settings/sound-effects';
