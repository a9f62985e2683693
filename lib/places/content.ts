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
  readonly features: readonly Card[];
  readonly about: readonly string[];
}

const FEATURES = [
  { title: 'Interactive map', text: 'Cameras gather into clusters that open as you zoom in.' },
  { title: 'Searchable grid', text: 'Search by road or town, filter by county, sort as you like.' },
  { title: 'Save favorites', text: 'Keep the cameras of your commute one tap away.' },
  { title: 'Live updates', text: 'Straight from 511 and transportation department systems.' },
  { title: '24/7 access', text: 'Free at any hour, without an account.' },
  { title: 'Mobile friendly', text: 'Made for a phone as much as for a wall of screens.' },
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
