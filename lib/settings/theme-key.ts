export const THEME_KEYS = ['classic', 'neonPink', 'matrixGreen', 'bladeRunner', 'deepPurple'] as const;

export type ThemeKey = (typeof THEME_KEYS)[number];

export const DEFAULT_THEME: ThemeKey = 'classic';

export const THEME_STORAGE_KEY = 'theme';

export function parseThemeKey(text: string | null): ThemeKey {
  return THEME_KEYS.find((key) => key === text) ?? DEFAULT_THEME;
}

/** Inline head script, run before the first paint. Quotes would need escaping. */
export const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.${THEME_STORAGE_KEY}}catch{}`;
