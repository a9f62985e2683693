import { NYC } from '@/data/places/nyc';
import { parseRoads, type Place } from './place';
import { getState, getStateAgency } from './places';

interface Card {
  readonly title: string;
  readonly text: string;
}

export interface PlaceContent {
  readonly path: string;
  /** `Texas Traffic Cameras` */
  readonly heading: string;
  /** Name before `Traffic Cameras`. */
  readonly title: string;
  readonly description: string;
  readonly viewLabel: string;
  readonly startLabel: string;
  readonly areasTitle: string;
  readonly areas: readonly Card[];
  readonly features: readonly string[];
  readonly about: readonly string[];
}

const FEATURES = [
  'Interactive map',
  'Searchable grid',
  'Favorites',
  'Live from 511 systems',
  'Free, 24/7',
  'Made for phones',
] as const;

export function getContent(place: Place): PlaceContent {
  return {
    path: `/${place.slug}`,
    heading: `${place.fullName} Traffic Cameras`,
    title: place.fullName,
    description: place.description,
    viewLabel: `VIEW ${place.name.toUpperCase()} CAMERAS`,
    startLabel: 'START VIEWING NOW',
    areasTitle: 'Coverage Areas',
    areas: place.coverageAreas.map(({ area, highlights }) => ({ title: area, text: highlights })),
    features: FEATURES,
    about: aboutParagraphs(place),
  };
}

export const NYC_CONTENT: PlaceContent = {
  path: NYC.path,
  heading: NYC.heading,
  title: 'NYC',
  description: NYC.description,
  viewLabel: 'VIEW NYC CAMERAS →',
  startLabel: 'START VIEWING NOW →',
  areasTitle: 'Coverage by Borough',
  areas: NYC.boroughs,
  features: NYC.features,
  about: NYC.about,
};

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

function agencySentence(place: Place): string {
  const { agency, service } = getStateAgency(place.code);
  const state = place.code === 'DC' ? 'the District' : getState(place).name;
  return `The highways of ${state} belong to the ${agency}. Closures, crashes, and road work are on ${service}.`;
}

export function aboutParagraphs(place: Place): string[] {
  const roads = `Roads to check before a drive here: ${listFormat.format(parseRoads(place))}.`;
  return [place.traffic, place.watch, roads, agencySentence(place)];
}
