import type { Map as MapLibre } from 'maplibre-gl';
import { adaptResolution } from '@/components/map/adapt-resolution';

const SWIFTSHADER = 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)';

function createMap(renderer: string) {
  const listeners = new Map<string, () => void>();
  const fire = (type: string) => listeners.get(type)?.();
  const gl = { getExtension: () => ({ UNMASKED_RENDERER_WEBGL: 1 }), getParameter: () => renderer };
  const ratios: number[] = [];
  const map = {
    getCanvas: () => ({ getContext: () => gl }),
    on: (type: string, listener: () => void) => listeners.set(type, listener),
    isMoving: () => false,
    setPixelRatio: (ratio: number) => {
      ratios.push(ratio);
      // As MapLibre does.
      fire('movestart');
      fire('moveend');
    },
  };
  adaptResolution(map as unknown as MapLibre);
  return { ratios, fire };
}

beforeEach(() => jest.useFakeTimers());
test('without a graphics card the map is coarse while it loads or moves, and sharp at rest', () => {
  const { ratios, fire } = createMap(SWIFTSHADER);
  expect(ratios).toEqual([0.5]);
  fire('idle');
  jest.advanceTimersByTime(200);
  expect(ratios).toEqual([0.5, 1]);
  fire('movestart');
  fire('idle');
  fire('movestart');
  jest.advanceTimersByTime(200);
  expect(ratios).toEqual([0.5, 1, 0.5]);
});

test('with a graphics card nothing changes', () => {
  expect(createMap('ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)').ratios).toEqual([]);
});
