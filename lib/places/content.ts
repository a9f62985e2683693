import { NYC } from '@/data/places/nyc';
import { aboutParagraphs } from './about';
import type { Place } from './place';

interface Card {
  readonly title: string;
  readonly text: string;
}

/** The words of a place's page. */
export interface PlaceContent {
  readonly path: string;
  /** `Texas Traffic Cameras` */
  readonly heading: string;
  /** Of the place, before `Traffic Cameras`. */
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
