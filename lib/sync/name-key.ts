import type { Camera } from '@/lib/camera/camera';

/** What names and directions of cameras are compared by. */
export interface NameKey {
  /** Name and stated direction as they are, but for letter case and punctuation. */
  readonly exact: string;
  /** Words that tell one place from another (names and numbers, without "Street", "at" or directions), as skeletons. */
  readonly words: ReadonlySet<string>;
  /** Direction of travel: `n`, `s`, `e` or `w`, several sorted; '' when neither the record nor its name says. */
  readonly direction: string;
}

/** Words that stand in too many names to tell places apart, long and short. */
const COMMON_WORDS = new Set(
  (
    'street st str avenue ave av boulevard blvd road rd drive dr lane ln court ct place pl square sq parkway pkwy ' +
    'expressway expy expwy exp highway hwy freeway fwy turnpike tpke route rt bridge br brg tunnel ramp ramps exit ex ext ' +
    'interchange int mile mm mp marker level lvl upper lower center center ctr north south east west n s e w nb sb eb wb ' +
    'northbound southbound eastbound westbound at and the of near on to from past before between camera cam cctv quad ptz ' +
    'video detection portable'
  ).split(' '),
);

/** Words of a direction of travel. `West Houston` and `E 14 St` are none. */
const TRAVEL = /^(n|s|e|w)(?:b|orthbound|outhbound|astbound|estbound)$/;
const ORDINALS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4', fifth: '5' };

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // `42nd` and `42`; `I-95` and `I 95`; `n/b` and `nb`. A decimal point stays within its number.
  const joined = plain
    .replace(/(\d)(?:st|nd|rd|th)(?![a-z])/g, '$1')
    .replace(/\b(i|us|sr|ny)[ -]?(\d)/g, '$1$2')
    .replace(/\b([nsew])\/b\b/g, '$1b');
  const words = joined.match(/\d+(?:\.\d+)?[a-z]?(?![a-z])|[a-z]+\d+(?:\.\d+)?|[a-z]+/g) ?? [];
  return words.map((word) => ORDINALS[word] ?? word);
}

/** A longer word without vowels and doubled letters: agencies write `Furmn`, `Edwrd` and `Midgh` for Furman, Edward, Middagh. */
function skeleton(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replace(/[aeiou]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

function travelOf(words: readonly string[]): string {
  const initials = words.flatMap((word) => TRAVEL.exec(word)?.[1] ?? []);
  return [...new Set(initials)].sort().join('');
}

/** The key of a camera's name. */
export function nameKey(camera: Pick<Camera, 'location' | 'direction'>): NameKey {
  const words = wordsOf(camera.location);
  const stated = wordsOf(camera.direction);
  return {
    exact: [...words, '|', ...stated].join(' '),
    words: new Set(words.filter((word) => !COMMON_WORDS.has(word)).map(skeleton)),
    direction: travelOf(stated) || travelOf(words),
  };
}

/** Whether two directions can be one camera's: they agree, or one is not told. */
export function areCompatible(a: string, b: string): boolean {
  return a === '' || b === '' || a === b;
}

/** Part of the telling words of the shorter name that the other shares, 0 to 1; 0 when a name has none. */
export function sharedPart(a: NameKey, b: NameKey): number {
  const [smaller, larger] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  if (smaller.size === 0) return 0;
  return [...smaller].filter((word) => larger.has(word)).length / smaller.size;
}
