/** The five color schemes (spec 3), in the order in which they are offered. */
export const THEME_KEYS = ['classic', 'neonPink', 'matrixGreen', 'bladeRunner', 'deepPurple'] as const;

export type ThemeKey = (typeof THEME_KEYS)[number];

export const DEFAULT_THEME: ThemeKey = 'classic';

/** Where a visitor's choice is stored (spec 3). */
export const THEME_STORAGE_KEY = 'theme';

/** The scheme that a stored text names; what nobody can read is the default. */
export function parseThemeKey(text: string | null): ThemeKey {
  return THEME_KEYS.find((key) => key === text) ?? DEFAULT_THEME;
}

/**
 * For the head of the page: names the stored scheme to the styles before the first paint. Styles know the five names only, so
 * that any other text shows the default. It has no quotes, so that no escaping can break it.
 */
export const THEME_SCRIPT = `try{document.documentElement.dataset.theme=localStorage.${THEME_STORAGE_KEY}}catch{}`;
