import type { Random } from '../random';
import type { VehicleModel } from './lane';

const PAINTS = [
  '#e4e7ea',
  '#c3c9cf',
  '#8e959d',
  '#4a5058',
  '#22262c',
  '#14171b',
  '#8c2a2a',
  '#274d80',
  '#31557a',
  '#5b4a3a',
] as const;
const TRAILERS = ['#dfe3e6', '#c9ced3', '#b64a38', '#335f8f', '#e0d8c5'] as const;
const BUSES = ['#d8dde2', '#2f6ea3', '#c24634', '#e3b23c'] as const;
const TAXI_YELLOW = '#e9b52c';

const LENGTHS_M: Readonly<Record<VehicleModel['body'], number>> = {
  sedan: 4.6,
  suv: 4.7,
  pickup: 5.4,
  van: 5.6,
  taxi: 4.7,
  semi: 15,
  'box-truck': 8,
  bus: 11.5,
  motorcycle: 2.2,
};

/** Shares of vehicle types; the rest are cars. */
export interface TrafficMix {
  readonly trucks: number;
  readonly buses: number;
  readonly motorcycles: number;
  readonly taxis: number;
}

const model = (
  kind: VehicleModel['class'],
  body: VehicleModel['body'],
  color: VehicleModel['color'],
): VehicleModel => ({
  class: kind,
  body,
  color,
  lengthM: LENGTHS_M[body],
});

export function drawModel(random: Random, mix: TrafficMix): VehicleModel {
  const at = random.between(0, 1);
  if (at < mix.trucks) return model('truck', random.pick(['semi', 'semi', 'box-truck']), random.pick(TRAILERS));
  if (at < mix.trucks + mix.buses) return model('bus', 'bus', random.pick(BUSES));
  if (at < mix.trucks + mix.buses + mix.motorcycles) return model('motorcycle', 'motorcycle', '#2a2f36');
  if (random.chance(mix.taxis)) return model('car', 'taxi', TAXI_YELLOW);
  return model('car', random.pick(['sedan', 'sedan', 'suv', 'suv', 'pickup', 'van']), random.pick(PAINTS));
}
