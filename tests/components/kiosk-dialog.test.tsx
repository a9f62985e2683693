import { act, fireEvent, render, screen } from '@testing-library/react';
import { replaceUrl } from '@/components/browser/url-store';
import { setWallDetection } from '@/components/detection/wall-detection';
import { KioskDialog } from '@/components/wall/kiosk-dialog';
import { parseKiosk } from '@/lib/wall/kiosk-settings';

function open(address: string) {
  window.history.replaceState(null, '', `${address}&choose=1`);
  replaceUrl({ choose: null });
  render(<KioskDialog onClose={() => undefined} />);
}

/** Starts the kiosk, at the address that the dialog showed. */
function start(): URLSearchParams {
  const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  fireEvent.click(screen.getByRole('button', { name: 'Start kiosk' }));
  expect(window.location.href).toBe(value);
  return new URLSearchParams(window.location.search);
}

test('every setting of a kiosk is a field, and is written to the address', () => {
  open('/?wall=Morning&cams=511ny-1&columns=9');
  expect(screen.queryByRole('switch', { name: 'Play the drive' })).not.toBeInTheDocument();
  fireEvent.change(screen.getByRole('slider', { name: 'Seconds per page' }), { target: { value: '45' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Columns' }), { target: { value: '3' } });
  for (const name of ['Captions', 'Clock', 'Dim at night', 'Road news', 'Count vehicles', 'Transparent background'])
    fireEvent.click(screen.getByRole('switch', { name }));
  expect(parseKiosk(start())).toEqual({
    ...{ seconds: 45, columns: 3, hasClock: true, dims: false },
    ...{ hasCaptions: false, hasNotices: true, counts: true, isTransparent: true },
  });
  act(() => setWallDetection(false));
});

test('a kiosk that plays a drive has no pages, and defaults are not written', () => {
  open('/?drive=A~B&columns=9');
  fireEvent.click(screen.getByRole('switch', { name: 'Play the drive' }));
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect([...start().keys()].sort()).toEqual(['drive', 'kiosk', 'play']);
});
