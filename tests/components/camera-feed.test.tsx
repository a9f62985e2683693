/** @jest-environment-options {"url": "https://roadfeed.example/"} */
import { fireEvent, render, screen } from '@testing-library/react';
import { CameraFeed } from '@/components/feed/camera-feed';
import { pictureQueue } from '@/components/feed/still/picture-queue';
import { playSound } from '@/lib/settings/play-sound';
import { dataSaverSetting } from '@/lib/settings/settings';
import { camera } from '../support/camera';
import { viewport } from '../support/fake-viewport';
import { arrive, fail, getAddress, happen, images, installFeedWorld, pass } from '../support/feed-world';

jest.mock('@/lib/settings/play-sound', () => ({ playSound: jest.fn() }));

installFeedWorld();

const still = (imageUrl: string, refreshMs: number | null = null) => (
  <CameraFeed source={camera({ imageUrl, ...(refreshMs && { refreshMs }) })} label="I-90 at Exit 24" />
);
beforeEach(() => jest.mocked(playSound).mockClear());

afterEach(() => dataSaverSetting.set(false));

test.each([
  ['on a hidden page', (isShown: boolean) => viewport.showPage(isShown)],
  [
    'in the back/forward cache',
    (isShown: boolean) => window.dispatchEvent(new Event(isShown ? 'pageshow' : 'pagehide')),
  ],
])('%s a still requests nothing, and one new picture on return', async (_where, turn) => {
  render(still(getAddress()));
  expect(screen.getByText('CONNECTING')).toBeInTheDocument();
  await arrive();
  await happen(() => turn(false));
  await pass(60_000);
  expect(images.requests).toHaveLength(1);
  await happen(() => turn(true));
  expect(images.requests).toHaveLength(2);
});

test('a feed over plain http says why it is down and requests nothing; enlarged, it links to the agency’s page', async () => {
  const { rerender } = render(still('http://cams.example/a.jpg'));
  await pass(60_000);
  expect(images.requests).toHaveLength(0);
  expect(screen.getByText('The agency offers this feed only over an insecure connection.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  rerender(<CameraFeed source={camera({ imageUrl: 'http://cams.example/a.jpg' })} label="" isFocused />);
  expect(screen.getByRole('link', { name: 'See it at cams.example' })).toHaveAttribute('href', 'https://cams.example/');
});

test('a fallback’s picture has its agency’s name; without a picture, only the notice shows', async () => {
  const { attribution } = camera();
  const fallback = { source: '511pa', attribution, feedType: 'image', imageUrl: getAddress('b') } as const;
  render(<CameraFeed source={camera({ imageUrl: getAddress(), fallback })} label="" />);
  await fail();
  expect(screen.queryByText('VIA 511 Pennsylvania')).not.toBeInTheDocument();
  await arrive();
  expect(screen.getByText('VIA 511 Pennsylvania')).toBeInTheDocument();
});

test('a still that waits for its host’s turn says so', () => {
  jest.spyOn(pictureQueue, 'ask').mockReturnValueOnce(() => undefined);
  render(still(getAddress()));
  expect(screen.getByText('Waiting: we limit requests to this agency.')).toBeInTheDocument();
});

test('a feed that is down for a minute has a button that tries at once', async () => {
  render(still(getAddress()));
  await fail();
  await pass(60_000);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await fail();
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(images.requests).toHaveLength(3);
});

test.each([
  [null, 60_000],
  [90_000, 90_000],
])('with data saver on, a still that its agency updates every %j ms is requested every %i ms', async (period, ms) => {
  dataSaverSetting.set(true);
  render(still(getAddress(), period));
  await arrive();
  await pass(ms - 1);
  expect(images.requests).toHaveLength(1);
  await pass(1);
  expect(images.requests).toHaveLength(2);
});

test('an enlarged feed makes a sound when it fails; one in the grid or one that works does not', () => {
  const enlarged = (imageUrl: string) => <CameraFeed source={camera({ imageUrl })} label="" isFocused />;
  const { rerender } = render(still('http://cams.example/a.jpg'));
  rerender(enlarged('https://cams.example/a.jpg'));
  expect(playSound).not.toHaveBeenCalled();
  rerender(enlarged('http://cams.example/a.jpg'));
  expect(jest.mocked(playSound).mock.calls).toEqual([['static']]);
});
