import { CameraSchema } from '@/lib/camera/camera';
import { isFeedUrl } from '@/lib/camera/traits';
import { camera, cameraRecord } from '../../support/camera';

test('a normalized camera parses to itself', () => {
  const once = camera({ views: [{ angleName: 'Angle 1', feedType: 'image', imageUrl: 'https://cams.example/a.jpg' }] });
  expect(CameraSchema.parse(once)).toEqual(once);
});

test.each([
  ['an empty id', { id: '' }],
  ['an id with a slash', { id: '511ny-1/../2' }],
  ['a latitude beyond the pole', { lat: 91 }],
  ['a longitude that is not a number', { lng: Number.NaN }],
  ['a script as an address', { imageUrl: ['javascript', 'alert(1)'].join(':') }],
  ['an attribution without https', { attribution: { name: 'A', url: 'http://a.example/', license: '' } }],
])('%s is rejected', (_name, overrides) => {
  expect(CameraSchema.safeParse(cameraRecord(overrides)).success).toBe(false);
});

test.each([
  ['https://cams.example/a.jpg', true],
  ['http://cams.example/a.jpg', true],
  ['/demo/still/a.svg', true],
  ['//cams.example/a.jpg', false],
  ['/\\cams.example/a.jpg', false],
  ['https://user:secret@cams.example/a.jpg', false],
  ['data:image/png;base64,AAAA', false],
  ['rtmp://cams.example/live', false],
  ['https://', false],
  ['a.jpg', false],
])('feed address %s: %s', (url, isAccepted) => {
  expect(isFeedUrl(url)).toBe(isAccepted);
});
