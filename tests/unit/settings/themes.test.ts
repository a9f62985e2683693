import { DEFAULT_THEME, parseThemeKey, THEME_KEYS, THEME_SCRIPT, type ThemeKey } from '@/lib/settings/theme-key';
import { THEMES } from '@/lib/settings/themes';
import { contrast, hexColor, over, type Color } from '../../support/contrast';
import { declarationsOf, resolveColor } from '../../support/theme-styles';

const GLOBALS = 'app/globals.css';
const TEXT = 4.5;
const CONTROL = 3;
const WHITE = hexColor('#ffffff');

const rolesOf = (key: ThemeKey) =>
  key === DEFAULT_THEME
    ? declarationsOf(GLOBALS, `[data-theme='${key}']`)
    : declarationsOf('app/themes.css', `:root[data-theme='${key}']`);

/** Colors of a theme by the words that its styles use. */
function colorsOf(key: ThemeKey) {
  const declarations = { ...declarationsOf(GLOBALS, ':root'), ...rolesOf(key) };
  return (value: string) => resolveColor(value, declarations);
}

const CHIP = 'a chip on a white picture';

/** What text and controls stand on: every end of a gradient, and our own veil over the brightest picture. */
function surfacesOf(key: ThemeKey): Record<string, Color> {
  const { backgroundGradient, cardGradient } = THEMES[key];
  const color = colorsOf(key);
  return {
    'the top of the page': hexColor(backgroundGradient[0]),
    'the foot of the page': hexColor(backgroundGradient[1]),
    'the top of a card': hexColor(cardGradient[0]),
    'the foot of a card': hexColor(cardGradient[1]),
    [CHIP]: over(color('var(--chip)'), WHITE),
  };
}

const each = THEME_KEYS.map((key) => ({ key }));

/** Pairs with too little contrast, in words. */
function weakPairs(
  key: ThemeKey,
  colors: readonly string[],
  least: number,
  fills: readonly string[] = ['transparent'],
) {
  const color = colorsOf(key);
  return Object.entries(surfacesOf(key)).flatMap(([surface, below]) =>
    fills.flatMap((fill) => {
      const ground = over(color(fill), below);
      return colors
        .map((name) => ({ name, ratio: contrast(over(color(name), ground), ground) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ name, ratio }) => `${name} on ${fill} on ${surface}: ${ratio.toFixed(2)}`);
    }),
  );
}

const fill = (role: string, percent: number) => `color-mix(in srgb, var(--${role}) ${percent}%, transparent)`;

test.each(each)('the styles of $key say what its data says', ({ key }) => {
  const { name, backgroundGradient, cardGradient, ...colors } = THEMES[key];
  expect(name).not.toBe('');
  const gradient = ([from, to]: readonly [string, string]) => `linear-gradient(180deg, ${from} 0%, ${to} 100%)`;
  expect(rolesOf(key)).toEqual({
    ...Object.fromEntries(Object.entries(colors).map(([role, hex]) => [`--${role}`, hex])),
    '--background-gradient': gradient(backgroundGradient),
    '--card-gradient': gradient(cardGradient),
  });
});

test.each(each)('every text of $key has a contrast of 4.5 and more', ({ key }) => {
  const texts = ['text', 'primary', 'accent', 'warning', 'text-muted'].map((role) => `var(--${role})`);
  expect(weakPairs(key, texts, TEXT)).toEqual([]);
});

test.each(each)('buttons of $key can be read while they are pointed at, pressed or chosen', ({ key }) => {
  const fills = [4, 12, 14, 20].map((percent) => fill('primary', percent));
  const weak = weakPairs(key, ['var(--text)', 'var(--primary)'], TEXT, fills);
  // Nothing on a chip is filled.
  expect(weak.filter((pair) => !pair.includes(CHIP))).toEqual([]);
});

test.each(each)('a message of $key can be read on its red ground', ({ key }) => {
  const color = colorsOf(key);
  const ground = color('color-mix(in srgb, var(--danger) 10%, var(--background))');
  for (const text of ['var(--text)', 'var(--primary)']) expect(contrast(color(text), ground)).toBeGreaterThan(TEXT);
});

test.each(each)('what lies over a white picture in $key can be read', ({ key }) => {
  const color = colorsOf(key);
  const ground = over(color('var(--scrim)'), WHITE);
  expect(contrast(color('var(--text)'), ground)).toBeGreaterThan(TEXT);
});

test.each(each)('borders, marks and the focus ring of $key have a contrast of 3 and more', ({ key }) => {
  const marks = ['line-strong', 'focus-ring', 'primary', 'secondary', 'accent', 'warning', 'danger', 'info'];
  expect(
    weakPairs(
      key,
      marks.map((role) => `var(--${role})`),
      CONTROL,
    ),
  ).toEqual([]);
});

test.each(each)('the number of a cluster of $key can be read on its ring', ({ key }) => {
  const color = colorsOf(key);
  for (const tone of ['primary', 'secondary']) {
    const ground = color(`color-mix(in srgb, var(--${tone}) 36%, var(--background))`);
    expect(contrast(color('var(--text)'), ground)).toBeGreaterThan(TEXT);
  }
});

test('no two themes share a primary color, and all are named', () => {
  const all = Object.values(THEMES);
  expect(new Set(all.map(({ primary }) => primary)).size).toBe(5);
  expect(all.map(({ name }) => name)).toEqual([
    'Classic Cyan',
    'Neon Pink',
    'Matrix Green',
    'Blade Runner',
    'Deep Purple',
  ]);
});

test.each([null, '', 'toString', '__proto__', 'Classic', '"classic"', 'x'.repeat(100_000)])(
  '%p stored means the default',
  (text) => {
    expect(parseThemeKey(text)).toBe('classic');
  },
);

test.each(THEME_KEYS)('%s is read as it was stored', (key) => {
  expect(parseThemeKey(key)).toBe(key);
});

test('the script at the head of the page has nothing that HTML would escape', () => {
  expect(THEME_SCRIPT).not.toMatch(/["'<>&]/);
});
