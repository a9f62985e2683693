import { foldText } from '@/lib/core/fold-text';
import { findRoads, type NumberedRoad } from '@/lib/search/roads';

/** A road as a text names it. */
export interface NamedRoad {
  readonly numbers: readonly NumberedRoad[];
  /** '' if it has a number, which says more than a name. */
  readonly name: string;
}

export function readRoad(text: string): NamedRoad {
  const folded = foldText(text);
  const numbers = findRoads(folded);
  return { numbers, name: numbers.length > 0 ? '' : folded };
}

/** Interstates, US routes, and county roads have numbers of their own; all others of a state share theirs. */
const OWN_NUMBERS: ReadonlySet<string> = new Set(['i', 'us', 'cr']);

function areSame(a: NumberedRoad, b: NumberedRoad): boolean {
  if (a.number !== b.number) return false;
  // `Highway 95` may be an interstate, too.
  if (a.network === 'hwy' || b.network === 'hwy') return a.network !== 'cr' && b.network !== 'cr';
  return a.network === b.network || (!OWN_NUMBERS.has(a.network) && !OWN_NUMBERS.has(b.network));
}

/** Whether two texts name one road, given that they are of places near each other. */
export function isSameRoad(a: NamedRoad, b: NamedRoad): boolean {
  if (a.numbers.some((road) => b.numbers.some((other) => areSame(road, other)))) return true;
  return a.name !== '' && a.name === b.name;
}
