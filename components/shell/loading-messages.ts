/** What the loading overlay says, one a second. */
export const LOADING_MESSAGES = [
  'OPENING A CHANNEL TO THE ROADS...',
  'SLIPPING PAST RUSH HOUR...',
  'TUNING IN THE CAMERAS...',
  'DECODING TAIL LIGHTS...',
  'SYNCING ROADSIDE CLOCKS...',
] as const;
