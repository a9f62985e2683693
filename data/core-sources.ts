/** Agencies of the 15 files that every installation has, in loading order. Closed; all others have their own files (ADR 017). */
export const CORE_SOURCES = [
  ...(['511ny', '511ga', '511id', '511newengland', '511pa', '511fl', '511ia', '511in', '511sc', 'caltrans'] as const),
  ...(['navcanada', 'ontario-mto', 'toronto-opendata', 'rom', '511on', 'vdot', 'nycdot'] as const),
] as const;
export type CoreSource = (typeof CORE_SOURCES)[number];
