import { getTerms } from '@/lib/agencies/terms';
import { listDemoCameras } from '@/demo/network/network';
import type { CameraFile } from '@/lib/agencies/agencies';
import { readRecords } from '@/lib/camera-files/parse';
import { cameraRecord } from '../../support/camera';

/** A record as another program writes it, with texts for what it does not know and fields that are not ours. */
const plain = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  ...{ id: '511ga-1', location: 'Peachtree St at 10th St', roadway: 'Peachtree St', direction: '', description: '' },
  ...{ lat: 33.781, lng: -84.383, videoUrl: '', imageUrl: 'https://cams.example/1.jpg', feedType: 'image' },
  ...{ city: 'Atlanta', county: 'Fulton', state: 'GA', postcode: '', source: '511GA IMAGE', temperature: 21 },
  ...overrides,
});

const read = (file: CameraFile, ...records: unknown[]) => readRecords(file, records);

test('a record in plain form is shown, with the source, the credit, and the state’s name from the agency’s row', () => {
  expect(read('511ga', plain()).cameras).toMatchObject([
    {
      ...{ id: '511ga-1', location: 'Peachtree St at 10th St', videoUrl: null, imageUrl: 'https://cams.example/1.jpg' },
      ...{ source: '511ga', attribution: getTerms('511ga').attribution, state: 'Georgia', city: 'Atlanta' },
    },
  ]);
});

test('missing fields are derived from those present', () => {
  const bare = { id: '511ga-7', lat: '33.7', lng: '-84.4', videoUrl: 'https://cams.example/7.m3u8' };
  expect(read('511ga', bare, { ...bare, roadway: 'I-20', mrm: '12.5', number: 7 }).cameras).toMatchObject([
    { location: 'Camera 511ga-7', lat: 33.7, lng: -84.4, feedType: 'video', state: 'Georgia', problemStream: false },
    { location: 'I-20', mrm: 12.5, number: '7' },
  ]);
});

test.each<[CameraFile, string, string]>([
  ['gtaupdate', 'toronto-8001', 'toronto-opendata'],
  ['gtaupdate', 'rom-2', 'rom'],
  ['gtaupdate', '17', 'ontario-mto'],
  ['navcanada', 'navcanada-CYYZ', 'navcanada'],
  ['nycdot', '300e0508-3f5e-4c5a-9d0b-1c1f0f6f7a3b', 'nycdot'],
])('in the file %s, the id %s belongs to %s if the source is an unknown word', (file, id, source) => {
  expect(read(file, plain({ id, source: 'TRAFFIC CAM' })).cameras[0]?.source).toBe(source);
});

test('views may lack names and addresses, and the first that works stands for the camera', () => {
  const views = [
    { imageUrl: '' },
    { imageUrl: 'https://cams.example/n.jpg' },
    { videoUrl: 'https://cams.example/s.m3u8' },
  ];
  expect(read('511ga', plain({ imageUrl: '', views })).cameras).toMatchObject([
    {
      imageUrl: 'https://cams.example/n.jpg',
      hasMultipleViews: true,
      views: [
        { angleName: '', imageUrl: 'https://cams.example/n.jpg', feedType: 'image' },
        { angleName: '', videoUrl: 'https://cams.example/s.m3u8', feedType: 'video' },
      ],
    },
  ]);
});

test('an invalid field is left out, not its record', () => {
  const spoiled = plain({ videoUrl: 'rtsp://cams.example/1', feedType: 'hybrid', views: 'none', mrm: 'x', country: 7 });
  const [camera] = read('511ga', spoiled).cameras;
  expect(camera).toMatchObject({ videoUrl: null, feedType: 'image', country: '7' });
  expect(camera).not.toHaveProperty('mrm');
  const credit = { name: 'A', url: 'http://a.example/', license: '' };
  expect(read('511ny', cameraRecord({ attribution: credit })).cameras[0]?.attribution).toEqual(
    getTerms('511ny').attribution,
  );
});

test('our own records are read unchanged', () => {
  const cameras = listDemoCameras();
  expect(read('511ny', ...cameras).cameras).toEqual(cameras);
});

test('every refused record is counted with its reason', () => {
  const records = [
    // A public IP address is allowed.
    ...[
      plain(),
      plain({ id: '511ga-2', imageUrl: 'http://170.93.143.139/1.jpg' }),
      7,
      plain({ id: '../1' }),
      plain({ lat: null }),
      plain({ lng: 'west' }),
    ],
    ...[plain({ lat: 91 }), plain({ imageUrl: '' }), plain({ imageUrl: ['javascript', 'alert(1)'].join(':') })],
  ];
  expect(read('511ga', ...records)).toMatchObject({
    cameras: [{ id: '511ga-1' }, { id: '511ga-2' }],
    records: 9,
    refused: { unreadable: 1, 'no-id': 1, 'no-coordinates': 3, 'no-feed': 1, 'bad-address': 1 },
  });
});

test.each([
  ...['http://localhost:8080/1.jpg', 'http://cams.localhost/1.jpg', 'http://nvr/1.jpg', 'https://nvr.local/1.jpg'],
  ...['http://127.1/1.jpg', 'http://10.0.0.5/1.jpg', 'http://172.20.0.5/1.jpg', 'http://192.168.1.1/1.jpg'],
  ...['http://169.254.169.254/1.jpg', 'http://0x7f000001/1.jpg', 'http://[::1]/1.jpg'],
  'http://[::ffff:10.0.0.5]/1.jpg',
])('a feed on the local network is refused: %s', (imageUrl) => {
  const own = cameraRecord({ id: '511ga-2', source: '511ga', imageUrl });
  const view = { angleName: '', feedType: 'image', imageUrl };
  expect(read('511ga', plain({ imageUrl }), own, plain({ imageUrl: '', views: [view] })).refused).toEqual({
    'bad-address': 3,
  });
});
