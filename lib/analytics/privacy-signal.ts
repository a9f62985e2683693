/** A wish of the browser not to be counted, in the words in which it is known. */
export type PrivacySignal = 'Global Privacy Control' | 'Do Not Track';

/** What this browser asks of every site; null when it asks for nothing. */
export function privacySignal(): PrivacySignal | null {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (globalPrivacyControl === true) return 'Global Privacy Control';
  return doNotTrack === '1' || doNotTrack === 'yes' ? 'Do Not Track' : null;
}
