import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, THEME_KEYS, type ThemeKey } from '@/lib/settings/theme-key';
import { THEMES } from '@/data/themes';
import { contrast, hexColor, mix, over, type Color } from '../../support/contrast';

const GLOBALS = 'app/globals.css';
const TEXT = 4.5;
const CONTROL = 3;
const WHITE = hexColor('#ffffff');

/** The custom properties of the first block with this selector, e.g. `--primary` -> `#19e3ff`. */
function declarationsOf(file: string, selector: string): Record<string, string> {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, names]) =>
    names?.split(',').some((name) => name.trim() === selector),
  );
  const body = blocks.map(([, , text]) => text).join('');
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const MIX = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/;

/** Resolves a hex color, a custom property, or a mix of two colors. */
function resolveColor(value: string, declarations: Readonly<Record<string, string>>): Color {
  if (value === 'transparent') return [0, 0, 0, 0];
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name !== undefined) return resolveColor(declarations[name] ?? `${name} is missing`, declarations);
  const [, first, share, second] = MIX.exec(value) ?? [];
  if (first === undefined || second === undefined) return hexColor(value);
  return mix(resolveColor(first, declarations), Number(share) / 100, resolveColor(second, declarations));
}

const rolesOf = (key: ThemeKey) =>
  key === DEFAULT_THEME
    ? declarationsOf(GLOBALS, `[data-theme='${key}']`)
    : declarationsOf('app/themes.css', `:root[data-theme='${key}']`);

/** The colors of a theme by their custom properties. */
function colorsOf(key: ThemeKey) {
  const declarations = { ...declarationsOf(GLOBALS, ':root'), ...rolesOf(key) };
  return (value: string) => resolveColor(value, declarations);
}

const CHIP = 'a chip on a white picture';

/** The backgrounds of text and controls: both ends of each gradient, and our overlay on a white picture. */
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

test('the keys of the themes are those that browsers have stored', () => {
  expect(THEME_KEYS).toEqual(['classic', 'neonPink', 'matrixGreen', 'bladeRunner', 'deepPurple']);
});

/** Describes the pairs with too little contrast. */
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

test.each(each)('the styles of $key match its data', ({ key }) => {
  const { name: _, backgroundGradient, cardGradient, ...colors } = THEMES[key];
  const gradient = ([from, to]: readonly [string, string]) => `linear-gradient(180deg, ${from} 0%, ${to} 100%)`;
  expect(rolesOf(key)).toEqual({
    ...Object.fromEntries(Object.entries(colors).map(([role, hex]) => [`--${role}`, hex])),
    '--background-gradient': gradient(backgroundGradient),
    '--card-gradient': gradient(cardGradient),
  });
});

test.each(each)('all text of $key has a contrast of at least 4.5', ({ key }) => {
  const texts = ['text', 'primary', 'accent', 'warning', 'text-muted'].map((role) => `var(--${role})`);
  expect(weakPairs(key, texts, TEXT)).toEqual([]);
});

test.each(each)('buttons of $key are readable when hovered, pressed or selected', ({ key }) => {
  const fills = [4, 12, 14, 20].map((percent) => fill('primary', percent));
  const weak = weakPairs(key, ['var(--text)', 'var(--primary)'], TEXT, fills);
  // Chips are not filled.
  expect(weak.filter((pair) => !pair.includes(CHIP))).toEqual([]);
});

/** Texts and their backgrounds; translucent ones lie over white. */
const READ: readonly (readonly [what: string, texts: readonly string[], grounds: readonly string[]])[] = [
  ['error messages', ['var(--text)', 'var(--primary)'], ['color-mix(in srgb, var(--danger) 10%, var(--background))']],
  ['the severities of warnings, filled', ['var(--background)'], ['var(--warning)', 'var(--danger)']],
  ['overlays on pictures', ['var(--text)'], ['var(--scrim)']],
  ['road numbers', [fill('text', 85)], ['color-mix(in srgb, var(--text) 16%, var(--background))']],
  [
    'cluster numbers',
    ['var(--text)'],
    ['primary', 'secondary'].map((tone) => `color-mix(in srgb, var(--${tone}) 36%, var(--background))`),
  ],
  [
    'the states of a feed, in a kiosk and in an embed',
    ['text', 'text-muted', 'primary', 'accent', 'warning', 'danger'].map((role) => `var(--${role})`),
    ['#020304', 'var(--background)'],
  ],
];

test.each(each)('the texts of $key are readable where they are', ({ key }) => {
  const color = colorsOf(key);
  const weak = READ.flatMap(([what, texts, grounds]) =>
    grounds.flatMap((name) => {
      const ground = over(color(name), WHITE);
      return texts.filter((text) => contrast(over(color(text), ground), ground) <= TEXT).map((text) => [what, text]);
    }),
  );
  expect(weak).toEqual([]);
});

test.each(each)('the worst warnings of $key are readable as text', ({ key }) => {
  // On pictures they are filled.
  expect(weakPairs(key, ['var(--danger)'], TEXT).filter((pair) => !pair.includes(CHIP))).toEqual([]);
});

test('texts over pictures are not muted', () => {
  const styles = ['feed/feed', 'embed/embed'].map((name) => readFileSync(`components/${name}.module.css`, 'utf8'));
  expect(styles.join('').match(/\.(overlay|reason)\w*[^{}]*\{[^}]*text-muted/g)).toBeNull();
});

test.each(each)('borders, markers and the focus ring of $key have a contrast of at least 3', ({ key }) => {
  const marks = ['line-strong', 'focus-ring', 'primary', 'secondary', 'accent', 'warning', 'danger', 'info'];
  expect(
    weakPairs(
      key,
      marks.map((role) => `var(--${role})`),
      CONTROL,
    ),
  ).toEqual([]);
});
