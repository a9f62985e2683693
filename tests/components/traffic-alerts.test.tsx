import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import { AlertToggle } from '@/components/detection/detection-toggle';
import { useSeenTraffic } from '@/components/detection/seen-traffic';
import { useTraffic } from '@/components/detection/use-traffic-alerts';
import { playChime } from '@/lib/settings/play-sound';
import { trafficAlertsSetting } from '@/lib/settings/settings';
import { camera } from '../support/camera';

jest.mock('@/lib/settings/play-sound', () => ({ playChime: jest.fn() }));

const notices: string[] = [];

/** Fakes the browser's notifications. */
function installNotices(permission: NotificationPermission) {
  const requestPermission = jest.fn(() => Promise.resolve('granted' as const));
  const FakeNotification = function FakeNotification(text: string, { body }: NotificationOptions) {
    notices.push(`${text}: ${body}`);
  };
  Object.assign(window, { Notification: Object.assign(FakeNotification, { permission, requestPermission }) });
  return requestPermission;
}

interface WatchedProps {
  isStopped: boolean | null;
  moving?: number;
  id?: string;
  isCounted?: boolean;
}

function Watched({ isStopped, moving = 0, id = '511ny-1', isCounted = false }: WatchedProps) {
  const counts = { cars: 6, trucks: 0, movingVehicles: moving, stoppedVehicles: 0 };
  const stats = isStopped === null ? null : { ...counts, potentialIncident: isStopped };
  const since = useTraffic({ id, location: 'I-90' }, stats, isCounted);
  return <p>{since === null ? 'no alert' : 'stopped'}</p>;
}

/** One report per second. */
async function watch(isStopped: boolean, seconds: number, rerender: (shown: ReactElement<WatchedProps>) => void) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    rerender(<Watched isStopped={isStopped} />);
  }
}

beforeEach(() => {
  notices.length = 0;
  document.title = 'Roadfeed';
  jest.mocked(playChime).mockClear();
});

afterEach(() => {
  act(() => trafficAlertsSetting.set(false));
  Reflect.deleteProperty(window, 'Notification');
});

test('each change alerts once, and the title shows the count until the feed is left', async () => {
  jest.useFakeTimers();
  installNotices('granted');
  trafficAlertsSetting.set(true);
  const { rerender, unmount } = render(<Watched isStopped={null} />);
  await watch(true, 100, rerender);
  expect(screen.getByText('stopped')).toBeInTheDocument();
  expect(document.title).toBe('(1) Roadfeed');
  await watch(false, 100, rerender);
  expect(document.title).toBe('Roadfeed');
  expect(notices).toEqual(['Traffic has stopped: I-90', 'Traffic is moving again: I-90']);
  await watch(true, 100, rerender);
  unmount();
  expect(document.title).toBe('Roadfeed');
  expect(playChime).not.toHaveBeenCalled();
});

test('the app’s badge shows the count, and not after the app is closed', async () => {
  jest.useFakeTimers();
  const setAppBadge = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { setAppBadge });
  const { rerender, unmount } = render(<Watched isStopped={null} isCounted />);
  await watch(true, 100, (shown) => rerender(<Watched {...shown.props} isCounted />));
  for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
  unmount();
  for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
  expect(setAppBadge.mock.calls).toEqual([[1], [0], [1], [0]]);
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

test('without the permission the alert is a chime', async () => {
  jest.useFakeTimers();
  installNotices('denied');
  trafficAlertsSetting.set(true);
  const { rerender } = render(<Watched isStopped={null} />);
  await watch(true, 100, rerender);
  expect(playChime).toHaveBeenCalledTimes(1);
  expect(notices).toEqual([]);
});

test('there are no alerts before they are turned on, which asks the browser for permission', async () => {
  jest.useFakeTimers();
  const requestPermission = installNotices('default');
  const { rerender } = render(<Watched isStopped={null} />);
  await watch(true, 100, rerender);
  expect(document.title).toBe('Roadfeed');
  jest.useRealTimers();
  const user = userEvent.setup();
  rerender(<AlertToggle />);
  await user.click(screen.getByRole('button', { name: 'ALERTS OFF' }));
  expect(screen.getByRole('button', { name: 'ALERTS ON' })).toHaveAttribute('aria-pressed', 'true');
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(playChime).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'ALERTS ON' }));
  expect(requestPermission).toHaveBeenCalledTimes(1);
});

test('on a wall the title counts stopped traffic even without alerts, which stay silent', async () => {
  jest.useFakeTimers();
  installNotices('granted');
  const { rerender } = render(<Watched isStopped={null} isCounted />);
  await watch(true, 100, (shown) => rerender(<Watched {...shown.props} isCounted />));
  expect(document.title).toBe('(1) Roadfeed');
  expect([notices, jest.mocked(playChime).mock.calls]).toEqual([[], []]);
});

test('traffic is said to move only if a vehicle was seen to move', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useSeenTraffic(camera({ id: '511ny-2' })));
  const { rerender } = render(<Watched isStopped={null} />);
  const show = (moving: number) => (shown: ReactElement<WatchedProps>) =>
    rerender(<Watched {...shown.props} id="511ny-2" moving={moving} />);
  await watch(false, 100, show(0));
  expect(result.current).toBeUndefined();
  await watch(false, 10, show(1));
  expect(result.current).toMatchObject({ isStopped: false, vehicles: 6 });
});
