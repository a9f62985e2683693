import { act, render, screen } from '@testing-library/react';
import { DrivePanel } from '@/components/drive/drive-panel';
import { describeDrive } from '@/components/drive/drive-store';
import { formatStops } from '@/lib/drive/drive-request';
import type { DriveAnswer } from '@/lib/drive/find-drive';
import { catalogOf } from '../support/catalog';

const REQUEST = { stops: ['Buffalo, NY', 'Albany, NY'], route: 0, hidesOther: false, isPlaying: false };
const ANSWER: DriveAnswer = {
  ...{ ok: false, reason: 'no-route', unknown: [], stops: [], hasRouterFailed: false, isFinal: true },
};
const SEARCH = { drive: formatStops(REQUEST.stops), status: 'answered', answer: ANSWER, fileName: null } as const;

test.each([
  [[], 'No route with cameras connects these places.'],
  [['Failed to load 511ny cameras: Not Found'], ''],
])('with the failures %j, a drive without a route announces %j', async (failures, announced) => {
  jest.useFakeTimers();
  const none = () => undefined;
  render(
    <DrivePanel
      request={REQUEST}
      drive={describeDrive(REQUEST, SEARCH)}
      catalog={{ ...catalogOf([]), isDone: true, total: 0, failures }}
      isOnMap={false}
      densitySwitch={null}
      onKiosk={none}
      onFile={none}
      onRetry={none}
    />,
  );
  // The announcer waits until nothing changes.
  await act(() => jest.advanceTimersByTimeAsync(500));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join('')).toBe(announced);
  expect(screen.queryAllByText(/Failed to load/)).toHaveLength(failures.length);
});
