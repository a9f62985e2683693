import type { AgencyRules } from '@/lib/sync/context';
import type { CameraRecord } from '@/lib/camera/camera';
import { AddressGuard } from '@/lib/sync/lists/address-guard';
import { camera } from '../../support/camera';
import { FAKE_RULES } from './fake-network';

const KEY = 'k3y-of-the-operator';
const TOKEN = 'https://a.cams.gov/1.m3u8?token=abc';

function guard(...mediaHosts: AgencyRules['mediaHosts']) {
  return new AddressGuard((id) => ({ ...FAKE_RULES(id), mediaHosts }), [KEY]);
}

function check(record: Partial<CameraRecord>, made = guard('*.cams.gov')) {
  const { items, dropped } = made.checkList({ rows: 1, items: [camera(record)], dropped: {} });
  return { ...items[0], dropped };
}

test.each([
  ['cams.gov', 'https://cams.gov/1.jpg', {}],
  ['*.cams.gov', 'https://a.b.cams.gov/1.jpg', {}],
  ['*.cams.gov:8888', 'https://a.cams.gov:8888/1.jpg', {}],
  ['cams.gov', 'https://a.cams.gov/1.jpg', { 'new-media-host': 1 }],
  ['cams.gov', 'https://cams.gov.evil.com/1.jpg', { 'new-media-host': 1 }],
  ['*.cams.gov', 'https://cams.gov/1.jpg', { 'new-media-host': 1 }],
  ['*.cams.gov', 'https://evilcams.gov/1.jpg', { 'new-media-host': 1 }],
  ['*.cams.gov', 'https://a.cams.gov:25/1.jpg', { 'new-media-host': 1 }],
  ['*.cams.gov:8888', 'https://a.cams.gov/1.jpg', { 'new-media-host': 1 }],
])('with %s allowed, %s is left out as %j', (pattern, imageUrl, dropped) => {
  expect(check({ imageUrl }, guard(pattern)).dropped).toEqual(dropped);
});

test('an address on a new host is left out, counted once, and named; the camera stays with what is left', () => {
  const made = guard('*.cams.gov');
  const views = [
    { angleName: 'North', videoUrl: 'https://new.gov/1.m3u8', feedType: 'video' as const },
    { angleName: 'South', imageUrl: 'https://a.cams.gov/2.jpg', feedType: 'image' as const },
  ];
  const { dropped, ...left } = check({ ...views[0], imageUrl: null, hasMultipleViews: true, views }, made);
  expect(left).toEqual(camera({ imageUrl: 'https://a.cams.gov/2.jpg' }));
  expect(dropped).toEqual({});
  expect(made.describeNewHosts()).toEqual([
    expect.stringMatching(/^!! new media host of 511ny: new\.gov: 1 left out;/),
  ]);
});

test('earlier pictures on a new host are left out, and the camera stays', () => {
  const imageUrl = 'https://a.cams.gov/1.jpg';
  const earlier = { url: 'https://new.gov/1-*.jpg', count: 12, everyMs: 900_000 };
  expect(check({ imageUrl, earlier })).toEqual({ ...camera({ imageUrl }), dropped: {} });
  const known = { ...earlier, url: 'https://a.cams.gov/1-*.jpg' };
  expect(check({ imageUrl, earlier: known })).toMatchObject({ earlier: known });
});

test('an address with a token is locked video, and no new host', () => {
  const made = guard('*.cams.gov');
  const imageUrl = 'https://a.cams.gov/1.jpg';
  expect(check({ imageUrl, videoUrl: TOKEN, feedType: 'video' }, made)).toEqual({
    ...camera({ imageUrl }),
    videoAuthRequired: true,
    dropped: {},
  });
  expect(check({ imageUrl: null, videoUrl: TOKEN, feedType: 'video' }, made).dropped).toEqual({ locked: 1 });
  expect(made.describeNewHosts()).toEqual([]);
});

test('no record has an operator’s key in any field, and records of an earlier run are checked, too', () => {
  const imageUrl = 'https://a.cams.gov/1.jpg';
  expect(check({ imageUrl, description: `see ${KEY}` }).dropped).toEqual({ secret: 1 });
  expect(check({ imageUrl: `https://a.cams.gov/${KEY}/1.jpg` }).dropped).toEqual({ secret: 1 });
  const records = [camera({ id: '511ny-1', imageUrl }), camera({ id: '511ny-2' })];
  expect(guard('*.cams.gov').checkKept(records)).toEqual([records[0]]);
});
