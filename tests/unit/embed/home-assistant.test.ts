import { safeLoadAll } from 'js-yaml';
import { formatHomeAssistant } from '@/lib/embed/home-assistant';
import { camera } from '@/tests/support/camera';

const SITE = 'https://site.example';
const SHOWN = { id: '511ny-1', angle: 0 };
const VIDEO = { videoUrl: 'https://cams.example/1.m3u8', imageUrl: null };
const STILL = { videoUrl: null, imageUrl: '/demo/2.jpg' };
const image = (name: string, url: string, pattern: object) => ({
  ...{ triggers: [{ trigger: 'time_pattern', ...pattern }], image: [{ name, url }] },
});

test('Home Assistant reads videos as ffmpeg cameras, stills at their cadence, and the embed as a card', () => {
  const text = formatHomeAssistant(
    [
      camera({ ...VIDEO, imageUrl: STILL.imageUrl, location: 'Exit 1' }),
      camera({ ...STILL, location: 'Exit 2', isDemo: true, refreshMs: 20_000 }),
      camera({ ...STILL, location: 'Exit 3', isDemo: true, refreshMs: 60_000 }),
      camera({ ...STILL, location: 'Exit 4', isDemo: true, refreshMs: 40_000 }),
      camera({ ...STILL, location: 'Exit 5', isDemo: true, refreshMs: 90_000 }),
      camera({ ...STILL, location: 'Exit 6', isDemo: true, refreshMs: 1_801_000 }),
      camera({ ...VIDEO, videoAuthRequired: true }),
      camera({ ...VIDEO, source: '511pa' }),
    ],
    SHOWN,
    SITE,
  );
  expect(text.split('\n').filter((line) => line.startsWith('#'))).toEqual([
    '# For configuration.yaml. Or add each address as a Generic Camera under Devices & services.',
    '# For a dashboard: Edit dashboard, Add card, Manual.',
  ]);
  expect(safeLoadAll(text)).toEqual([
    {
      camera: [{ platform: 'ffmpeg', name: 'Exit 1', input: VIDEO.videoUrl }],
      template: [
        image('Exit 2', `${SITE}/demo/2.jpg`, { seconds: '/20' }),
        image('Exit 3', `${SITE}/demo/2.jpg`, { minutes: '/1' }),
        // Every 40 s would be 20 s at the end of each minute.
        image('Exit 4', `${SITE}/demo/2.jpg`, { minutes: '/1' }),
        image('Exit 5', `${SITE}/demo/2.jpg`, { minutes: '/2' }),
        image('Exit 6', `${SITE}/demo/2.jpg`, { hours: '/1' }),
      ],
    },
    { type: 'iframe', url: `${SITE}/embed?camera=511ny-1`, aspect_ratio: '560:367' },
  ]);
});

test('hostile names and addresses stay text: no template, tag, line, or argument', () => {
  const location = `A" \n- !secret x: {{ states('sun.sun') }} {% raw %} {# b`;
  const videoUrl = "https://cams.example/1.m3u8?a={{ now() }}&b='x' -f 'y'";
  const [found] = safeLoadAll(formatHomeAssistant([camera({ location, videoUrl })], SHOWN, SITE)) as [
    { camera: { name: string; input: string }[] },
  ];
  expect(found.camera).toEqual([
    {
      platform: 'ffmpeg',
      name: 'A’ - !secret x: (( states(’sun.sun’) )) (% raw %) (# b',
      input: 'https://cams.example/1.m3u8?a=%7b%7b%20now()%20%7d%7d&b=%27x%27%20-f%20%27y%27',
    },
  ]);
});

test.each([
  [[], ['type']],
  [[camera(VIDEO)], ['camera', 'type']],
  [[camera(STILL)], ['template', 'type']],
])('only cameras with feeds are configured, before the card', (cameras, firstKeys) => {
  const documents = safeLoadAll(formatHomeAssistant(cameras, SHOWN, SITE)) as object[];
  expect(documents.map((one) => Object.keys(one)[0])).toEqual(firstKeys);
});
