/** @jest-environment-options {"url": "https://roadfeed.example/"} */
import { act, render, screen } from '@testing-library/react';
import { connectVideo } from '@/components/feed/video/connect-video';
import type { Drive } from '@/components/drive/drive-store';
import { KioskDrive } from '@/components/viewer/views/kiosk-view';
import { Kiosk } from '@/components/wall/kiosk';
import type { Trip } from '@/lib/drive/trip';
import type { CameraRecord } from '@/lib/camera/camera';
import { dataSaverSetting } from '@/lib/settings/settings';
import { parseKiosk } from '@/lib/wall/kiosk-settings';
import { camera } from '../support/camera';
import { catalogOf, listOf } from '../support/catalog';
import { viewport } from '../support/fake-viewport';
import { images, installFeedWorld, pass as passMs } from '../support/feed-world';

jest.mock('@/components/feed/video/connect-video');
installFeedWorld();

const SETTINGS = parseKiosk(new URLSearchParams('seconds=10&columns=2&dim=0'));
/** Hosts that answer with a picture; all others fail. */
const working = new Set<string>();
/** In steps: React renders after each. */
async function pass(seconds: number, stepMs = 1_000) {
  for (let passedMs = 0; passedMs < seconds * 1_000; passedMs += stepMs) await passMs(stepMs);
}

/** Answers each request after 100 ms. */
function answerRequests(): void {
  const FakeImage = window.Image;
  window.Image = function AnsweredImage() {
    const image = new FakeImage();
    setTimeout(() => {
      const isWorking = image.src !== '' && working.has(new URL(image.src).host);
      image.dispatchEvent(new Event(isWorking ? 'load' : 'error'));
    }, 100);
    return image;
  } as unknown as typeof Image;
}

/** Stills, unless a record says otherwise. Demo cameras have no cadence of their agency. */
const camerasOf = (records: readonly Partial<CameraRecord>[]) =>
  records.map((record, number) =>
    camera({ id: `511ny-${number}`, location: `Exit ${number}`, isDemo: true, ...record }),
  );

/** A wall of one page. */
async function open(records: readonly Partial<CameraRecord>[]) {
  render(<Kiosk cameras={listOf(camerasOf(records))} title="Morning" settings={SETTINGS} />);
  await pass(1);
}

/** Cameras one after another, at the same place. */
async function openDrive(records: readonly Partial<CameraRecord>[]) {
  const passed = { meters: 0, seconds: 0, view: 0, isOther: false, road: null };
  const cameras = camerasOf(records);
  const drive = { cameras: cameras.map(({ id }) => ({ id, ...passed })), stops: [] };
  const trip = { line: [{ lat: 43, lng: -78, meters: 0 }], gaps: [], meters: 0 };
  render(
    <KioskDrive
      client={catalogOf(cameras).client}
      title="Buffalo to Albany"
      settings={SETTINGS}
      drive={drive as unknown as Drive}
      trip={trip as unknown as Trip}
    />,
  );
  await pass(1);
}

const FOUR = ['north', 'north', 'south', 'south'].map((host, index) => ({
  imageUrl: `https://${host}.example/${index}.jpg`,
  refreshMs: 10_000,
}));
const VIDEO = { feedType: 'video', imageUrl: undefined, videoUrl: 'https://video.example/1.m3u8' } as const;
const shown = () => screen.queryAllByRole('img', { hidden: true }).length;

beforeEach(() => {
  let seed = 1;
  jest.spyOn(Math, 'random').mockImplementation(() => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647);
  jest.mocked(connectVideo).mockReturnValue({ rest: jest.fn(), resume: jest.fn(), close: jest.fn() });
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('no CORS'));
  working.clear();
  answerRequests();
});

test('after ten minutes without any host, a kiosk’s four feeds return within one retry period', async () => {
  await open(FOUR);
  await pass(600, 10_000);
  expect(shown()).toBe(0);
  expect(screen.getAllByText(/^Down since \d+:\d\d [AP]M\. Next try in \d+ s\.$/)).toHaveLength(4);
  expect(screen.getAllByRole('button', { name: 'Try now', hidden: true })).toHaveLength(4);
  // At most one attempt in 96 s after the first five.
  expect(images.requests.length).toBeLessThanOrEqual(4 * 11);
  working.add('north.example').add('south.example');
  await pass(160, 5_000);
  expect(shown()).toBe(4);
});

const SLOW = [
  ['reduced motion', () => void (viewport.prefersReducedMotion = true)],
  ['data saver', () => dataSaverSetting.set(true)],
] as const;

test.each(SLOW)('with %s a kiosk is not paused: stills refresh, and no video plays', async (_what, ask) => {
  ask();
  working.add('cams.example');
  await open([{ imageUrl: 'https://cams.example/calm.jpg', refreshMs: 60_000 }, VIDEO]);
  await pass(185);
  expect(images.requests).toHaveLength(4);
  expect(screen.queryByText('All feeds are paused.')).not.toBeInTheDocument();
  expect(screen.getByText('NO VIDEO')).toBeInTheDocument();
  expect(connectVideo).not.toHaveBeenCalled();
  act(() => dataSaverSetting.set(false));
});

test.each(SLOW)('with %s a drive that plays in a kiosk shows no video either', async (_what, ask) => {
  ask();
  await openDrive([VIDEO, FOUR[0]!]);
  expect(screen.getByText('NO VIDEO')).toBeInTheDocument();
  expect(screen.queryByLabelText('Live picture: Exit 0')).not.toBeInTheDocument();
  act(() => dataSaverSetting.set(false));
});

test('while no camera responds, a drive in a kiosk requests one every four seconds, not two a second', async () => {
  await openDrive(FOUR);
  await pass(60);
  const before = images.requests.length;
  await pass(60);
  expect(images.requests.length - before).toBeLessThan(20);
  working.add('south.example');
  await pass(30);
  expect(shown()).toBeGreaterThan(0);
});
