import { FEATURES, NYC } from '@/data/places/copy';
import { formatList } from './claims';
import { getAgencies } from './gaps';
import { parseRoads, type Place } from './place';
import { findPlace, getState, PLACES } from './places';

/** Copy as given. Counted numbers are beside it (ADR 031). */
export type PlaceContent = Readonly<ReturnType<typeof getContent>>;

export interface Landing {
  readonly place: Place;
  readonly content: PlaceContent;
}

export const headingOf = ({ title }: PlaceContent) => `${title} Traffic Cameras`;

export function getContent(place: Place) {
  return {
    path: `/${place.slug}`,
    /** Before `Traffic Cameras`. */
    title: place.fullName,
    count: place.cameraCount,
    description: place.description,
    viewLabel: `VIEW ${place.name.toUpperCase()} CAMERAS`,
    startLabel: 'START VIEWING NOW',
    areasTitle: 'Coverage Areas',
    areas: place.coverageAreas,
    features: FEATURES,
    about: aboutParagraphs(place),
  };
}

function agencySentence(place: Place): string {
  const { agency = '', service = '' } = getAgencies(place).at(-1) ?? {};
  const state = place.code === 'DC' ? 'the District' : getState(place).name;
  return `The highways of ${state} belong to the ${agency}. Closures, crashes, and road work are on ${service}.`;
}

function aboutParagraphs(place: Place): string[] {
  const roads = `Roads to check before a drive here: ${formatList(parseRoads(place))}.`;
  return [place.traffic, place.watch, roads, agencySentence(place)];
}

const newYorkCity = findPlace('new-york-city-traffic-cameras');

export const LANDINGS: readonly Landing[] = [
  ...PLACES.map((place) => ({ place, content: getContent(place) })),
  ...(newYorkCity === undefined ? [] : [{ place: newYorkCity, content: NYC }]),
];
