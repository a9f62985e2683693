import { readFileSync } from 'node:fs';
import { hexColor, mix, type Color } from './contrast';

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

/** Resolves a hex color, a custom property, or a mix of two colors. */
export function resolveColor(value: string, declarations: Readonly<Record<string, string>>): Color {
  if (value === 'transparent') return [0, 0, 0, 0];
  const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (name !== undefined) return resolveColor(declarations[name] ?? `${name} is missing`, declarations);
  const [, first, share, second] = MIX.exec(value) ?? [];
  if (first === undefined || second === undefined) return hexColor(value);
  return mix(resolveColor(first, declarations), Number(share) / 100, resolveColor(second, declarations));
}
