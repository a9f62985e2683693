import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DriveForm } from '@/components/drive/drive-form';
import { DrivePanel } from '@/components/drive/drive-panel';
import { describeDrive } from '@/components/drive/drive-store';
import { formatStops } from '@/lib/drive/drive-request';
import type { DriveAnswer } from '@/lib/drive/find-drive';
import { catalogOf } from '../support/catalog';

// The worker has tests of its own.
jest.mock('@/lib/drive/drive-client', () => ({
  getDriveClient: () => ({ call: () => Promise.resolve(['Portland, OR', 'Portland, ME'].map(toTown)) }),
}));

const toTown = (text: string) => ({ text, type: 'town' });
const REQUEST = { stops: ['Buffalo, NY', 'Portland, ME'], route: 0, hidesOther: false, isPlaying: false };
const ANSWER: DriveAnswer = {
  ...{ ok: false, reason: 'no-route', unknown: [], stops: [], hasRouterFailed: false, isFinal: true },
};
const SEARCH = { drive: formatStops(REQUEST.stops), status: 'answered', answer: ANSWER, fileName: null } as const;

function openPanel(failures: string[] = []) {
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
}

test.each([
  [[], 'No route with cameras connects these places.'],
  [['Failed to load 511ny cameras: Not Found'], ''],
])('with the failures %j, a drive without a route announces %j', async (failures, announced) => {
  jest.useFakeTimers();
  openPanel(failures);
  // The announcer waits until nothing changes.
  await act(() => jest.advanceTimersByTimeAsync(500));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join('')).toBe(announced);
  expect(screen.queryAllByText(/Failed to load/)).toHaveLength(failures.length);
});

function Form({ places }: { places: readonly string[] }) {
  const [stops, setStops] = useState(places);
  return (
    <>
      <button>Close</button>
      <DriveForm stops={stops} client={catalogOf([]).client} onChange={setStops} />
    </>
  );
}

test('once the first place is chosen the next field has the focus, unless the visitor left backward', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form places={['', '']} />);
  await user.keyboard('portl{Enter}');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveFocus();
  unmount();
  render(<Form places={['', '']} />);
  await user.keyboard('portl');
  await user.tab({ shift: true });
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('Portland, OR');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('removing a stop moves the focus to the form', async () => {
  render(<Form places={['Buffalo, NY', 'Utica, NY', 'Albany, NY']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove stop Utica, NY' }));
  expect(screen.getByRole('group', { name: 'Places' })).toHaveFocus();
});

test.each(['Portland, ME', 'My location'])('a place for which %s is chosen from the list stays', async (option) => {
  const user = userEvent.setup();
  openPanel();
  const field = screen.getByRole('combobox', { name: 'To' });
  await user.clear(field);
  await user.type(field, 'portl');
  await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
  expect(field).toHaveValue('Portland, ME');
  await user.tab();
  expect(window.location.search).not.toContain('OR');
});
