import { formatMapPosition, parseMapPosition } from '@/lib/map/map-position';

test('a position survives the address bar, to about a meter', () => {
  const position = { lat: 42.6525731, lng: -73.7562389, zoom: 11.4567 };

  expect(formatMapPosition(position)).toBe('42.65257,-73.75624,11.46');
  expect(parseMapPosition(formatMapPosition(position))).toEqual({ lat: 42.65257, lng: -73.75624, zoom: 11.46 });
});

test.each([null, '', '39.5', '39.5,-80', '39.5,-80,5,1', 'a,b,c', '91,0,5', '0,181,5', '0,0,21', '0,0,-1', '1e1,0,5'])(
  '%s is not a position',
  (text) => {
    expect(parseMapPosition(text)).toBeNull();
  },
);

test('raises a zoom below the minimum to the minimum', () => {
  expect(parseMapPosition('39.5,-80,0')).toEqual({ lat: 39.5, lng: -80, zoom: 1.5 });
});
