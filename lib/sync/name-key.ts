import type { Camera } from '@/lib/camera/camera';

export interface NameKey {
  /** Name and stated direction without letter case and punctuation. */
  readonly exact: string;
  /** Skeletons of the distinctive words: names and numbers, without "Street", "at" or directions. */
  readonly words: ReadonlySet<string>;
  /** Direction of travel: `n`, `s`, `e` or `w`, several sorted; '' when unknown. */
  readonly direction: string;
}

const COMMON_WORDS = new Set(
  (
    'street st str avenue ave av boulevard blvd road rd drive dr lane ln court ct place pl square sq parkway pkwy ' +
    'expressway expy expwy exp highway hwy freeway fwy turnpike tpke route rt bridge br brg tunnel ramp ramps exit ex ext ' +
    'interchange int mile mm mp marker level lvl upper lower centre center ctr north south east west n s e w nb sb eb wb ' +
    'northbound southbound eastbound westbound at and the of near on to from past before between camera cam cctv quad ptz ' +
    'video detection portable'
  ).split(' '),
);

/** Direction of travel, unlike `West` in `West Houston` and `E` in `E 14 St`. */
const TRAVEL = /^(n|s|e|w)(?:b|orthbound|outhbound|astbound|estbound)$/;
const ORDINALS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4', fifth: '5' };

function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // `42nd` = `42`; `I-95` = `I 95`; `n/b` = `nb`. A decimal point stays in its number.
  const joined = plain
    .replace(/(\d)(?:st|nd|rd|th)(?![a-z])/g, '$1')
    .replace(/\b(i|us|sr|ny)[ -]?(\d)/g, '$1$2')
    .replace(/\b([nsew])\/b\b/g, '$1b');
  const words = joined.match(/\d+(?:\.\d+)?[a-z]?(?![a-z])|[a-z]+\d+(?:\.\d+)?|[a-z]+/g) ?? [];
  return words.map((word) => ORDINALS[word] ?? word);
}

/** Strips vowels and doubled letters of longer words: agencies write `Furmn` and `Midgh` for Furman and Middagh. */
function toSkeleton(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return (
    word.charAt(0) +
    word
      .slice(1)
      .replace(/[aeiou]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

function findTravel(words: readonly string[]): string {
  const initials = words.flatMap((word) => TRAVEL.exec(word)?.[1] ?? []);
  return [...new Set(initials)].sort().join('');
}

export function getNameKey(camera: Pick<Camera, 'location' | 'rawLocation' | 'direction'>): NameKey {
  const words = splitWords(camera.rawLocation ?? camera.location);
  const stated = splitWords(camera.direction);
  return {
    exact: [...words, '|', ...stated].join(' '),
    words: new Set(words.filter((word) => !COMMON_WORDS.has(word)).map(toSkeleton)),
    direction: findTravel(stated) || findTravel(words),
  };
}

export function areCompatible(a: string, b: string): boolean {
  return a === '' || b === '' || a === b;
}

/** Share of the shorter name's distinctive words that the other has, 0 to 1; 0 when a name has none. */
export function getSharedPart(a: NameKey, b: NameKey): number {
  const [smaller, larger] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  if (smaller.size === 0) return 0;
  return [...smaller].filter((word) => larger.has(word)).length / smaller.size;
}
