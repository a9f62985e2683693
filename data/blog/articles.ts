import { ADD_YOUR_AGENCY } from './add-your-agency';
import type { Article } from './article';
import { HOW_511_CAMERAS_WORK } from './how-511-cameras-work';
import { READING_A_FROZEN_FEED } from './reading-a-frozen-feed';
import { WHAT_DETECTION_COUNTS } from './what-detection-counts';

/** Every article, in the order a newcomer should read them. */
export const ARTICLES: readonly Article[] = [
  HOW_511_CAMERAS_WORK,
  READING_A_FROZEN_FEED,
  WHAT_DETECTION_COUNTS,
  ADD_YOUR_AGENCY,
];
