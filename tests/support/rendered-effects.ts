import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as soundParts from './sound-parts';

/** An effect, measured from its samples. */
interface MeasuredEffect {
  /** From the first to the last non-silent sample. */
  readonly lengthS: number;
  readonly peak: number;
  /** Frequency from zero crossings, per tenth of a second or for the whole effect if shorter; rounded to 10 Hz. */
  readonly frequenciesHz: readonly number[];
}

/** Runs in the page, after the bundle has defined `render`. */
async function measureEffects(): Promise<Record<string, MeasuredEffect>> {
  const { EFFECTS, scheduleEffect } = (globalThis as unknown as { sound: typeof soundParts }).sound;
  const measure = async (name: keyof typeof EFFECTS) => {
    const context = new OfflineAudioContext(1, 48_000, 48_000);
    scheduleEffect(context, EFFECTS[name], 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const heard = [...samples.keys()].filter((index) => Math.abs(samples[index] ?? 0) > 1e-4);
    const lengthS = ((heard.at(-1) ?? 0) - (heard[0] ?? 0)) / 48_000;
    const pitch = (fromS: number, toS: number) => {
      const part = samples.subarray(fromS * 48_000, toS * 48_000);
      const rises = [...part.keys()].filter((index) => (part[index - 1] ?? 1) <= 0 && (part[index] ?? 0) > 0);
      const seconds = ((rises.at(-1) ?? 0) - (rises[0] ?? 0)) / 48_000;
      return Math.round((rises.length - 1) / seconds / 10) * 10;
    };
    const count = Math.max(1, Math.round(lengthS * 10));
    // Away from the edges between tones.
    const frequenciesHz = Array.from({ length: count }, (_, index) => {
      const stepS = Math.min(0.1, lengthS);
      return pitch(index * stepS + stepS * 0.1, index * stepS + stepS * 0.9);
    });
    const peak = heard.reduce((most, index) => Math.max(most, Math.abs(samples[index] ?? 0)), 0);
    return { lengthS, peak, frequenciesHz };
  };
  const names = Object.keys(EFFECTS) as (keyof typeof EFFECTS)[];
  const measured = await Promise.all(names.map(measure));
  return Object.fromEntries(names.map((name, index) => [name, measured[index]!]));
}

/** Renders the effects with the site's code in the browser and measures them. */
export async function renderedEffects(page: Page): Promise<Record<string, MeasuredEffect>> {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/sound-parts.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sound',
    footer: { js: 'globalThis.sound = sound;' },
  });
  await page.evaluate(outputFiles[0]!.text);
  return page.evaluate(measureEffects);
}
