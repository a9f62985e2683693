import { act, fireEvent, render, screen } from '@testing-library/react';
import { SharedPlace } from '@/components/viewer/shared-place';
import { readScreen } from '@/components/browser/url-store';
import { catalogOf } from '../support/catalog';

const mockFind = jest.fn((text: string) =>
  Promise.resolve(text.includes('Buffalo') ? { lat: 42.886, lng: -78.878, name: 'Buffalo, NY' } : null),
);
jest.mock('@/lib/drive/drive-client', () => ({
  getDriveClient: () => ({ call: (_: string, [text]: [string]) => mockFind(text) }),
}));

async function share(query: string) {
  window.history.replaceState(null, '', `/?${query}`);
  const { shared } = readScreen(new URLSearchParams(query));
  render(<SharedPlace client={catalogOf([]).client} text={shared ?? ''} />);
  await act(() => Promise.resolve());
}

test('a place that a maps app shares becomes the cameras around it', async () => {
  await share('near=Hotel&near=1+Main+St,+Buffalo,+NY');
  expect(mockFind).toHaveBeenCalledWith('Hotel\n1 Main St, Buffalo, NY');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const { shared, query } = readScreen(new URLSearchParams(window.location.search));
  expect(query.near).toEqual({ lat: 42.886, lng: -78.878, km: 15, name: 'Buffalo' });
  expect(shared).toBeNull();
});

test('an unknown place is reported, and all cameras are one press away', async () => {
  await share('near=Brigadoon');
  expect(screen.getByRole('status')).toHaveTextContent('No place found in what you shared');
  fireEvent.click(screen.getByRole('button', { name: 'Show all cameras' }));
  expect(window.location.search).toBe('');
});
