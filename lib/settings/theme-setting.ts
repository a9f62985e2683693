import { createSetting } from './setting';
import { parseThemeKey, THEME_STORAGE_KEY } from './theme-key';

/** The color scheme that the visitor chose. */
export const themeSetting = createSetting(THEME_STORAGE_KEY, parseThemeKey);
