/** Words and their usual short forms, as agencies and visitors write them. */
const PAIRS = `
street st|saint st|avenue ave|avenue av|boulevard blvd|road rd|drive dr|lane ln|court ct|highway hwy|parkway pkwy|turnpike tpke
expressway expy|expressway expwy|freeway fwy|bridge br|bridge brg|tunnel tun|route rt|route rte|exit ex|mount mt|fort ft
interchange int|intersection int|junction jct|center ctr|center ctr|center center|north n|south s|east e|west w
northbound nb|southbound sb|eastbound eb|westbound wb|mile mm|milepost mp|airport apt
`;

function table(): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  const note = (word: string, other: string) => aliases.set(word, [...(aliases.get(word) ?? []), other]);
  for (const pair of PAIRS.trim().split(/[|\n]/)) {
    const [long = '', short = ''] = pair.split(' ');
    note(long, short);
    note(short, long);
  }
  return aliases;
}

const ALIASES = table();

/** Other spellings of a folded word: `blvd` and `boulevard` stand for each other. */
export function aliasesOf(word: string): readonly string[] {
  return ALIASES.get(word) ?? [];
}
