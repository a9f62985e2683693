import { getSunDegrees } from '@/lib/geo/sun';
import { mix, type Color } from '../art/color';
import type { Lighting, Weather } from './scene';

export const getSunDegreesOf = (lighting: Lighting, timeMs: number): number =>
  lighting.kind === 'fixed' ? lighting.sunDegrees : getSunDegrees(lighting, timeMs);

export interface Light {
  readonly skyTop: Color;
  readonly skyMid: Color;
  readonly skyLow: Color;
  /** Color of distant things. */
  readonly haze: Color;
  readonly asphalt: Color;
  readonly grass: Color;
  readonly rock: Color;
  readonly building: Color;
  readonly marking: Color;
  /** How strongly the sky lights surfaces, 0 to 1. */
  readonly ambient: number;
  /** Brightness of lamps, windows and headlights, 0 to 1. */
  readonly lamps: number;
  readonly stars: number;
}

type Key = Light & { readonly sun: number };
const key = (
  sun: number,
  [skyTop, skyMid, skyLow, haze]: readonly [Color, Color, Color, Color],
  [asphalt, grass, rock, building, marking]: readonly [Color, Color, Color, Color, Color],
  [ambient, lamps, stars]: readonly [number, number, number],
): Key => ({ sun, skyTop, skyMid, skyLow, haze, asphalt, grass, rock, building, marking, ambient, lamps, stars });

/**
 * By elevation of the sun, from deep night to noon. Dusk is stretched and daylight muted, because the pictures are
 * shown on a dark wall.
 */
const KEYS: readonly [Key, ...Key[]] = [
  key(
    -16,
    ['#04060d', '#091022', '#1b2238', '#1a2135'],
    ['#181b22', '#0b1114', '#0d1119', '#0a0e17', '#9aa2ab'],
    [0.2, 1, 1],
  ),
  key(
    -9,
    ['#081026', '#14244a', '#4b4a6e', '#3a3f5e'],
    ['#1c212b', '#0e171b', '#151c2b', '#0e1524', '#a3abb5'],
    [0.28, 1, 0.5],
  ),
  key(
    -4,
    ['#122148', '#3d4579', '#d97a5c', '#8d647a'],
    ['#252a37', '#162024', '#252d45', '#161e33', '#b1b6bf'],
    [0.42, 1, 0.1],
  ),
  key(
    1,
    ['#264173', '#75719c', '#f8a469', '#c98f7d'],
    ['#343844', '#242f2b', '#3d4260', '#262d45', '#c6c6c6'],
    [0.62, 0.75, 0],
  ),
  key(
    7,
    ['#365f97', '#8b9fbd', '#f6cd99', '#c9b6a5'],
    ['#474a52', '#3a4736', '#5a6077', '#414a60', '#d8d6cf'],
    [0.8, 0.25, 0],
  ),
  key(
    18,
    ['#3a6ea8', '#7fa8cd', '#cfdcdf', '#b4c3cc'],
    ['#53565c', '#475640', '#6a7486', '#586377', '#e2e2de'],
    [0.92, 0, 0],
  ),
  key(
    50,
    ['#3272b4', '#6ea5d4', '#c3dbe6', '#b0c6d4'],
    ['#5a5d61', '#4c5f42', '#727e90', '#64708a', '#eaeae6'],
    [1, 0, 0],
  ),
];

const COLORS = ['skyTop', 'skyMid', 'skyLow', 'haze', 'asphalt', 'grass', 'rock', 'building', 'marking'] as const;

function between(low: Key, high: Key, share: number): Light {
  const colors = Object.fromEntries(COLORS.map((name) => [name, mix(low[name], high[name], share)])) as Pick<
    Light,
    (typeof COLORS)[number]
  >;
  const level = (name: 'ambient' | 'lamps' | 'stars'): number => low[name] + (high[name] - low[name]) * share;
  return { ...colors, ambient: level('ambient'), lamps: level('lamps'), stars: level('stars') };
}

function clearLight(sun: number): Light {
  const above = KEYS.findIndex((candidate) => candidate.sun >= sun);
  const high = KEYS[above];
  const low = KEYS[above - 1];
  if (high === undefined) return KEYS.at(-1) ?? KEYS[0];
  return low === undefined ? high : between(low, high, (sun - low.sun) / (high.sun - low.sun));
}

const CLOUD_DAY: Color = '#8b98a3';
const CLOUD_NIGHT: Color = '#131826';
const SNOW_DAY: Color = '#dfe6ec';
const SNOW_NIGHT: Color = '#3a4658';

/** Gray by day, and lamps come on early. */
function overcast(light: Light, depth: number): Light {
  const cloud = mix(CLOUD_NIGHT, CLOUD_DAY, light.ambient);
  return {
    ...light,
    skyTop: mix(light.skyTop, mix(cloud, '#000000', 0.35), depth),
    skyMid: mix(light.skyMid, cloud, depth),
    skyLow: mix(light.skyLow, mix(cloud, '#ffffff', 0.14), depth * 0.8),
    haze: mix(light.haze, mix(cloud, '#ffffff', 0.06), depth),
    ambient: light.ambient * 0.86,
    lamps: Math.max(light.lamps, 0.45),
    stars: 0,
  };
}

/** `sun` is its elevation in degrees. */
export function getLight(sun: number, weather: Weather): Light {
  const clear = clearLight(sun);
  if (weather === 'clear') return clear;
  if (weather === 'rain') {
    const wet = overcast(clear, 0.72);
    return { ...wet, asphalt: mix(wet.asphalt, wet.skyMid, 0.22) };
  }
  if (weather === 'fog') return overcast(clear, 0.8);
  const cold = overcast(clear, 0.7);
  const snow = mix(SNOW_NIGHT, SNOW_DAY, cold.ambient);
  return { ...cold, grass: snow, asphalt: mix(cold.asphalt, snow, 0.3), rock: mix(cold.rock, snow, 0.25) };
}
