import { orderChains } from '@/lib/search/chains';
import { formatRoad, MOTORWAY, TRUNK, type RoadKey } from './road';
import type { Chain } from './road-chains';

/** A numbered road, or a piece of one, as a map draws it. */
export interface RoadLine {
  readonly road: RoadKey;
  /** 0 for motorways, 1 for US routes and the provinces' main highways. */
  readonly rank: number;
  /** What its shield says: `90`. */
  readonly shield: string;
  /** `I-90` */
  readonly name: string;
  /** Longitudes and latitudes, in turn. */
  readonly line: Float64Array;
}

/** A longer link is drawn as no road: its course is not known. */
const LONGEST_DRAWN_M = 40_000;

function toLines({ road, spots, links }: Chain): RoadLine[] {
  const drawn = links.filter(({ meters }) => meters <= LONGEST_DRAWN_M);
  return orderChains(spots.length, drawn)
    .filter((chain) => chain.length > 1)
    .map((chain) => ({
      road: road.key,
      rank: road.rank,
      shield: road.number.toUpperCase(),
      name: formatRoad(road.key),
      line: Float64Array.from(
        chain.flatMap((spot) => {
          const point = spots[spot];
          return point ? [point.lng, point.lat] : [];
        }),
      ),
    }));
}

/** Interstates, US routes, state freeways, and the provinces' highways, as far as cameras stand along them. */
export function listRoadLines(chains: readonly Chain[]): RoadLine[] {
  return chains
    .filter(({ road }) => road.network !== 'name' && (road.rank === MOTORWAY || road.rank === TRUNK))
    .flatMap(toLines);
}
