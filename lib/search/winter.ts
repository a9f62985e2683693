import type { Camera } from '@/lib/camera/camera';

const STREET = String.raw`(?! (?:r(?:oa)?d|st(?:reet)?|ave(?:nue)?|dr(?:ive)?|blvd|pkwy|ln|lane|chase|park|lake)\b)`;
/** Towns and a railroad's underpass are no passes, and streets named after one are far from it. */
const PASS = new RegExp(
  String.raw`(?<!\b(?:grants|midnight|rr|under|over) )\bpass\b(?! christian\b)${STREET}|(?<!\bclarks )\bsummit\b${STREET}|\bcontinental divide\b|\bcol d[eu]\b`,
  'i',
);
const MOUNTAIN = new RegExp(
  String.raw`\b(?:mountain|mtn)\b(?! (?:home|view)\b)${STREET}|\belev(?:ation)? ?:? ?\d|\bchain[- ]?up\b|\bavalanche\b|\bsnow ?sheds?\b`,
  'i',
);

/** How much of a winter road its texts make a camera: 2 a pass or summit, 1 a mountain or an elevation, else 0. */
export function rankWinter({ location, rawLocation, roadway, description }: Camera): number {
  const text = [location, rawLocation, roadway, description].join('\n');
  if (PASS.test(text)) return 2;
  return MOUNTAIN.test(text) ? 1 : 0;
}
