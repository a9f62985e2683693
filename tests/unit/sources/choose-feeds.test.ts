import { getAgency, type SourceId } from '@/lib/agencies/agencies';
import { getTerms } from '@/lib/agencies/terms';
import { buildCamera } from '@/lib/sources/build-camera';
import { chooseFeeds, type RawView } from '@/lib/sources/choose-feeds';

const image = (n: number) => ({ imageUrl: `https://stills.example.com/${n}.jpg` });
const HLS = 'https://streams.example.com/a/playlist.m3u8';
const INSECURE = 'http://stills.example.com/1.jpg';
const still = (n: number) => ({ videoUrl: null, ...image(n), feedType: 'image' });
const VIDEO = { videoUrl: HLS, imageUrl: null, feedType: 'video' };

test('a camera of an agency that offers pictures needs one', () => {
  const build = (source: SourceId, view: RawView) => {
    const agency = {
      ...getAgency(source),
      source,
      idPrefix: 'x-',
      part: '',
      attribution: getTerms(source).attribution,
    };
    return buildCamera(agency, { id: '1', names: ['Main St'], point: { lat: 43.6, lng: -116.2 }, views: [view] });
  };
  expect(build('511id', { videoUrl: HLS })).toEqual({ dropped: 'no-feed' });
  expect(build('511id', { videoUrl: HLS, ...image(1) })).toHaveProperty('item.imageUrl');
});

test.each<[string, RawView[], object]>([
  ['a single view makes no list of views', [{ ...image(1), name: 'North' }], still(1)],
  [
    'a still replaces a locked stream',
    [{ ...image(1), videoUrl: HLS, isVideoLocked: true }],
    { ...still(1), videoAuthRequired: true },
  ],
  ['a locked stream without a still is not a feed', [{ videoUrl: HLS, isVideoLocked: true }], { dropped: 'no-feed' }],
  [
    'a stream’s address with a token is locked, whatever the agency says',
    [{ ...image(1), videoUrl: `${HLS}?token=abc` }],
    { ...still(1), videoAuthRequired: true },
  ],
  ['a token alone is no feed', [{ videoUrl: `${HLS}?token=abc` }], { dropped: 'locked' }],
  ['nor is a key', [{ imageUrl: 'https://stills.example.com/1.jpg?key=abc' }], { dropped: 'locked' }],
  [
    'an insecure address is kept if there is no other',
    [{ imageUrl: INSECURE }],
    { ...still(1), imageUrl: INSECURE, isInsecure: true },
  ],
  [
    'and so is an insecure stream',
    [{ videoUrl: 'http://streams.example.com/a.m3u8' }],
    { ...VIDEO, videoUrl: 'http://streams.example.com/a.m3u8', isInsecure: true },
  ],
  ['a secure stream replaces it', [{ imageUrl: INSECURE, videoUrl: HLS }], VIDEO],
  ['and so does a secure view', [{ imageUrl: INSECURE }, image(2)], still(2)],
  [
    'a camera with all views withheld is blocked',
    [
      { ...image(1), isBlocked: true },
      { ...image(2), isDisabled: true },
    ],
    { dropped: 'blocked' },
  ],
  ['one with all views off is offline', [{ ...image(1), isDisabled: true }], { dropped: 'offline' }],
  ['one without views has no feed', [], { dropped: 'no-feed' }],
])('%s', (_, views, feeds) => {
  expect(chooseFeeds(views)).toEqual(feeds);
});

test('puts the first usable view on top and numbers views without a name', () => {
  const feeds = chooseFeeds([{ imageUrl: '' }, { videoUrl: HLS, name: '00' }, { ...image(2), name: 'N/A' }, image(3)]);
  const views = [1, 2, 3].map((number) => expect.objectContaining({ angleName: `Angle ${number}` }) as unknown);
  expect(feeds).toEqual({ ...VIDEO, hasMultipleViews: true, views });
});

test('views with the same name are numbered', () => {
  const feeds = chooseFeeds(['Median', 'North', 'Median'].map((name, index) => ({ ...image(index), name })));
  const views = ['Median (1)', 'North', 'Median (2)'].map((angleName) => ({ angleName }));
  expect(feeds).toMatchObject({ views });
});

test.each([
  ...['https://a.example.com/closed.svg', 'https://a.example.com/playlist.m3u8', 'rtmp://a.example.com/1'].map(
    (imageUrl) => ({ imageUrl }),
  ),
  ...['https://www.youtube.com/watch?v=1', 'https://a.example.com/1.jpg', 'rtsp://a.example.com/1'].map((videoUrl) => ({
    videoUrl,
  })),
])('%j is not a feed', (view) => {
  expect(chooseFeeds([view])).toEqual({ dropped: 'no-feed' });
});

test('a camera has at most 40 views', () => {
  const feeds = chooseFeeds(Array.from({ length: 60 }, (_, index) => image(index)));
  expect(feeds).toHaveProperty('views.length', 40);
});
