import type { SourceId } from './source-id';

/** Source badge labels, word for word from spec 3, and in its manner for further agencies. One table for card, popup and modal, so that none forgets a source. */
const BADGE_LABELS: Record<SourceId, string> = {
  '511ny': '511NY VIDEO',
  '511ga': '511GA VIDEO',
  '511id': '511ID IMAGE',
  '511newengland': '511NE IMAGE',
  '511pa': '511PA IMAGE',
  '511fl': '511FL IMAGE',
  '511ia': '511IA MIXED',
  '511in': '511IN MIXED',
  '511sc': '511SC VIDEO',
  caltrans: 'CALTRANS MIXED',
  navcanada: 'NAVCANADA IMAGE',
  'ontario-mto': 'ONTARIO MTO IMAGE',
  'toronto-opendata': 'TORONTO OD IMAGE',
  rom: 'ROM IMAGE',
  '511on': '511ON IMAGE',
  vdot: 'VDOT MIXED',
  nycdot: 'NYCDOT IMAGE',
  '511mn': '511MN MIXED',
  '511nv': '511NV MIXED',
};

/** The badge of a camera's source. */
export function badgeLabel(source: SourceId): string {
  return BADGE_LABELS[source];
}
