import { readFileSync } from 'node:fs';
import { hexColour, mix, type Colour } from './contrast';

/** The custom properties of the first block with this selector, e.g. `--primary` -> `#19e3ff`. */
export function declarationsOf(file: string, selector: string): Record<string, string> {
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

/** The colour that a value of our styles means: a hex colour, a custom property, or a mix of two colours. */
export function resolveColour(value: string, declarations: Readonly<Record<string, string>>): Colour {
  if (value === 'transparent') return [0, 0, 0, 0];
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name !== undefined) return resolveColour(declarations[name] ?? `${name} is missing`, declarations);
  const [, first, share, second] = MIX.exec(value) ?? [];
  if (first === undefined || second === undefined) return hexColour(value);
  return mix(resolveColour(first, declarations), Number(share) / 100, resolveColour(second, declarations));
}
