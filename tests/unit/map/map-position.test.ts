import { formatMapPosition, parseMapPosition } from '@/lib/map/map-position';
import { fitCircle, getViewBox, growBox, toWorldPixels } from '@/lib/map/projection';

test('a position survives the address bar, to about a meter', () => {
  const position = { lat: 42.6525731, lng: -73.7562389, zoom: 11.4567 };

  expect(formatMapPosition(position)).toBe('42.65257,-73.75624,11.46');
  expect(parseMapPosition(formatMapPosition(position))).toEqual({ lat: 42.65257, lng: -73.75624, zoom: 11.46 });
  // Up to the minimum.
  expect(parseMapPosition('39.5,180,0')).toEqual({ lat: 39.5, lng: 180, zoom: 1.5 });
});

test.each([null, '', '39.5', '39.5,-80', '39.5,-80,5,1', 'a,b,c', '91,0,5', '0,181,5', '0,0,21', '0,0,-1', '1e1,0,5'])(
  '%s is not a position',
  (text) => {
    expect(parseMapPosition(text)).toBeNull();
  },
);

test('knows where places are on the world of a zoom level', () => {
  expect(toWorldPixels({ lat: 0, lng: 0 }, 1)).toEqual({ x: 512, y: 512 });
  const { x, y } = toWorldPixels({ lat: 66.51326, lng: -90 }, 0);
  expect([x, Math.round(y * 100) / 100]).toEqual([128, 128]);
});

test('a view reaches as far as its pixels, and grows by them on each side', () => {
  const center = { lat: 39.5, lng: -80, zoom: 5 };
  const view = getViewBox(center, { width: 800, height: 600 });
  const [west, south, east, north] = view;
  const [from, to] = [toWorldPixels({ lat: north, lng: west }, 5), toWorldPixels({ lat: south, lng: east }, 5)];
  expect([to.x - from.x, to.y - from.y, (west + east) / 2].map(Math.round)).toEqual([800, 600, -80]);
  const [grown, wider] = [growBox(view, 23, 5), getViewBox(center, { width: 846, height: 646 })];
  expect([grown[0] - wider[0], grown[2] - wider[2]]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  expect([grown[1] < wider[1], grown[3] > wider[3]]).toEqual([true, true]);
});

test('a circle fits the shorter side of the map, within the zooms of the map', () => {
  const size = { width: 900, height: 400 };
  const { zoom } = fitCircle({ lat: 39.952, lng: -75.164, km: 12 }, size)!;
  const kmPerPixel = (40_030 * Math.cos((39.952 * Math.PI) / 180)) / (512 * 2 ** zoom);

  expect(400 * kmPerPixel).toBeCloseTo(24);
  expect(fitCircle({ lat: 0, lng: 0, km: 200 }, { width: 10, height: 10 })?.zoom).toBe(1.5);
  expect(fitCircle({ lat: 89, lng: 0, km: 12 }, size)).toBeNull();
});
