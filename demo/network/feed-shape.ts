import type { CoreSource } from '@/lib/agencies/sources';

export type ViewShape = 'video' | 'still' | 'hybrid';
/** One entry per view. */
export type FeedShape = readonly [ViewShape, ...ViewShape[]];

const VIDEO: FeedShape = ['video'];
const STILL: FeedShape = ['still'];
const HYBRID: FeedShape = ['hybrid'];
const STILLS_2: FeedShape = ['still', 'still'];
const STILLS_3: FeedShape = ['still', 'still', 'still'];
const STILLS_4: FeedShape = ['still', 'still', 'still', 'still'];
const STILLS_5: FeedShape = ['still', 'still', 'still', 'still', 'still'];
const MIXED_2: FeedShape = ['hybrid', 'still'];
const MIXED_4: FeedShape = ['hybrid', 'video', 'still', 'still'];

/** Matches the badge of each source (VIDEO, IMAGE or MIXED). Repeats over the cameras of the source. */
const PATTERNS: Readonly<Record<CoreSource, readonly [FeedShape, ...FeedShape[]]>> = {
  '511ny': [VIDEO, VIDEO, HYBRID, VIDEO, HYBRID],
  '511ga': [VIDEO, HYBRID, VIDEO],
  '511id': [STILL, STILLS_3, STILL, STILLS_2, STILL],
  '511newengland': [STILL, STILL, STILL, STILLS_2],
  '511pa': [STILL],
  '511fl': [STILL],
  '511ia': [HYBRID, MIXED_4, STILL, VIDEO, MIXED_2],
  '511in': [HYBRID, STILL, VIDEO],
  '511sc': [VIDEO, HYBRID],
  caltrans: [HYBRID, STILL, STILL, VIDEO, STILL],
  navcanada: [STILLS_4, STILL, STILLS_2, STILLS_3],
  'ontario-mto': [STILL],
  'toronto-opendata': [STILL],
  rom: [STILL],
  '511on': [STILL, STILLS_2, STILL, STILLS_5],
  vdot: [HYBRID, VIDEO, STILL],
  nycdot: [STILL],
};

/** `index` is the camera's index in its source, from 0. */
export function getFeedShape(source: CoreSource, index: number): FeedShape {
  const pattern = PATTERNS[source];
  return pattern[index % pattern.length] ?? pattern[0];
}

export const hasVideo = (shape: ViewShape): boolean => shape !== 'still';
export const hasStill = (shape: ViewShape): boolean => shape !== 'video';
