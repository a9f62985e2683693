import { getTerms } from '@/lib/agencies/terms';
import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { buildCamera } from '@/lib/sources/build-camera';
import { chooseFeeds, type RawView } from '@/lib/sources/choose-feeds';

const image = (n: number) => ({ imageUrl: `https://stills.example.com/${n}.jpg` });
const HLS = 'https://streams.example.com/a/playlist.m3u8';

test('a camera of an agency that offers pictures needs one', () => {
  const build = (source: SourceId, view: RawView) =>
    buildCamera(
      {
        source,
        idPrefix: 'x-',
        part: '',
        home: getAgency(source).home,
        badge: getAgency(source).badge,
        attribution: getTerms(source).attribution,
      },
      { id: '1', names: ['Main St'], point: { lat: 43.6, lng: -116.2 }, views: [view] },
    );
  expect(build('511id', { videoUrl: HLS })).toEqual({ dropped: 'no-feed' });
  expect(build('511id', { videoUrl: HLS, ...image(1) })).toHaveProperty('item.imageUrl');
});

test('a single view makes no list of views', () => {
  expect(chooseFeeds([{ ...image(1), name: 'North' }])).toEqual({
    videoUrl: null,
    imageUrl: 'https://stills.example.com/1.jpg',
    feedType: 'image',
  });
});

test('puts the first usable view on top and numbers views without a name', () => {
  const feeds = chooseFeeds([{ imageUrl: '' }, { videoUrl: HLS, name: '00' }, { ...image(2), name: 'N/A' }, image(3)]);
  expect(feeds).toMatchObject({ videoUrl: HLS, imageUrl: null, feedType: 'video', hasMultipleViews: true });
  expect(feeds).toHaveProperty('views.0.angleName', 'Angle 1');
  expect(feeds).toHaveProperty('views.1.angleName', 'Angle 2');
  expect(feeds).toHaveProperty('views.2.angleName', 'Angle 3');
});

test('replaces a locked stream by its still and says so', () => {
  expect(chooseFeeds([{ ...image(1), videoUrl: HLS, isVideoLocked: true }])).toEqual({
    videoUrl: null,
    imageUrl: 'https://stills.example.com/1.jpg',
    feedType: 'image',
    videoAuthRequired: true,
  });
});

test('a locked stream without a still is not a feed', () => {
  expect(chooseFeeds([{ videoUrl: HLS, isVideoLocked: true }])).toEqual({ dropped: 'no-feed' });
});

test('an address with a key or token is locked video, whatever the agency says', () => {
  const signed = `${HLS}?token=abc`;
  expect(chooseFeeds([{ ...image(1), videoUrl: signed }])).toEqual({
    videoUrl: null,
    imageUrl: 'https://stills.example.com/1.jpg',
    feedType: 'image',
    videoAuthRequired: true,
  });
  expect(chooseFeeds([{ videoUrl: signed }])).toEqual({ dropped: 'locked' });
  expect(chooseFeeds([{ imageUrl: 'https://stills.example.com/1.jpg?key=abc' }])).toEqual({ dropped: 'locked' });
});

test('keeps an insecure address only if there is no other', () => {
  const insecure = 'http://stills.example.com/1.jpg';
  expect(chooseFeeds([{ imageUrl: insecure }])).toMatchObject({ imageUrl: insecure, isInsecure: true });
  expect(chooseFeeds([{ imageUrl: insecure, videoUrl: HLS }])).toEqual({
    videoUrl: HLS,
    imageUrl: null,
    feedType: 'video',
  });
  expect(chooseFeeds([{ imageUrl: insecure }, image(2)])).toEqual({
    videoUrl: null,
    imageUrl: 'https://stills.example.com/2.jpg',
    feedType: 'image',
  });
});

test.each(['https://a.example.com/closed.svg', 'https://a.example.com/playlist.m3u8', 'rtmp://a.example.com/1'])(
  '%s is not a picture',
  (imageUrl) => {
    expect(chooseFeeds([{ imageUrl }])).toEqual({ dropped: 'no-feed' });
  },
);

test.each(['https://www.youtube.com/watch?v=1', 'https://a.example.com/1.jpg', 'rtsp://a.example.com/1'])(
  '%s is not a stream',
  (videoUrl) => {
    expect(chooseFeeds([{ videoUrl }])).toEqual({ dropped: 'no-feed' });
  },
);

test('a camera with all views withheld is blocked, and one with all views off is offline', () => {
  expect(
    chooseFeeds([
      { ...image(1), isBlocked: true },
      { ...image(2), isDisabled: true },
    ]),
  ).toEqual({ dropped: 'blocked' });
  expect(chooseFeeds([{ ...image(1), isDisabled: true }])).toEqual({ dropped: 'offline' });
  expect(chooseFeeds([])).toEqual({ dropped: 'no-feed' });
});

test('a camera has at most 40 views', () => {
  const feeds = chooseFeeds(Array.from({ length: 60 }, (_, index) => image(index)));
  expect(feeds).toHaveProperty('views.length', 40);
});
