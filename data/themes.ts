import type { ThemeKey } from '@/lib/settings/theme-key';

type Hex = `#${string}`;

/** app/globals.css derives every other color from these roles. */
export interface Theme {
  readonly name: string;
  /** Live, selected, and clickable elements. */
  readonly primary: Hex;
  /** Clusters of more than 100 cameras, and favorites on the map. */
  readonly secondary: Hex;
  /** Focus ring, LIVE dot, and stills on the map. */
  readonly accent: Hex;
  readonly warning: Hex;
  readonly danger: Hex;
  /** The visitor's location. */
  readonly info: Hex;
  readonly text: Hex;
  readonly background: Hex;
  /** Top to bottom. */
  readonly backgroundGradient: readonly [Hex, Hex];
  /** Top to bottom. */
  readonly cardGradient: readonly [Hex, Hex];
}

/**
 * Repeated as custom properties in app/globals.css and app/themes.css; tests compare them and measure contrast (ADR
 * 013).
 */
export const THEMES: Readonly<Record<ThemeKey, Theme>> = {
  classic: {
    name: 'Classic Cyan',
    primary: '#19e3ff',
    secondary: '#ff4fd8',
    accent: '#8cf7d2',
    warning: '#ffc14d',
    danger: '#ff4f6d',
    info: '#7ab2ff',
    text: '#d9f3fa',
    background: '#05080d',
    backgroundGradient: ['#05080d', '#0a1622'],
    cardGradient: ['#0b1520', '#0d1c2a'],
  },
  neonPink: {
    name: 'Neon Pink',
    primary: '#ff6ad6',
    secondary: '#a394ff',
    accent: '#7df3ff',
    warning: '#ffc14d',
    danger: '#ff6259',
    info: '#7ab2ff',
    text: '#fbe6f5',
    background: '#0b0509',
    backgroundGradient: ['#0b0509', '#1d0b19'],
    cardGradient: ['#1b0c17', '#251020'],
  },
  matrixGreen: {
    name: 'Matrix Green',
    primary: '#39ff88',
    secondary: '#ffe14d',
    accent: '#b9f4ff',
    warning: '#ffb547',
    danger: '#ff5c66',
    info: '#7ac0ff',
    text: '#d8f5df',
    background: '#030804',
    backgroundGradient: ['#030804', '#08190e'],
    cardGradient: ['#08150c', '#0c1f13'],
  },
  bladeRunner: {
    name: 'Blade Runner',
    primary: '#ff9d3c',
    secondary: '#2fd6c8',
    accent: '#a6f5ec',
    warning: '#ffd84d',
    danger: '#ff5b52',
    info: '#82b6ff',
    text: '#f9ebdd',
    background: '#0a0705',
    backgroundGradient: ['#0a0705', '#1b120b'],
    cardGradient: ['#19110b', '#231811'],
  },
  deepPurple: {
    name: 'Deep Purple',
    primary: '#b896ff',
    secondary: '#ff74c4',
    accent: '#8ff5dc',
    warning: '#ffc65c',
    danger: '#ff6480',
    info: '#7ab8ff',
    text: '#e9e3fa',
    background: '#07050e',
    backgroundGradient: ['#07050e', '#150e26'],
    cardGradient: ['#130d22', '#1b1330'],
  },
};
