export { scheduleEffect } from '@/lib/settings/sound-graph';
export { EFFECTS } from '@/lib/settings/tones';
