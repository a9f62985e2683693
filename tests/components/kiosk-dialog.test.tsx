import { fireEvent, render, screen } from '@testing-library/react';
import { KioskDialog, type KioskChoice } from '@/components/wall/kiosk-dialog';
import { parseKiosk } from '@/lib/wall/kiosk-settings';

function open(plays: boolean | null) {
  const start = jest.fn<undefined, [KioskChoice]>();
  const initial = { settings: parseKiosk(new URLSearchParams()), plays };
  const getAddress = ({ settings, plays: isPlaying }: KioskChoice) => `${settings.seconds} ${isPlaying}`;
  render(
    <KioskDialog {...{ initial, getAddress }} startLabel="Start kiosk" onStart={start} onClose={() => undefined} />,
  );
  return start;
}

test('every setting of a kiosk is a field, and the link follows', () => {
  const start = open(null);
  expect(screen.queryByRole('switch', { name: 'Play the drive' })).not.toBeInTheDocument();
  fireEvent.change(screen.getByRole('slider', { name: 'Seconds per page' }), { target: { value: '45' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Columns' }), { target: { value: '3' } });
  for (const name of ['Captions', 'Clock', 'Dim at night', 'Road news', 'Count vehicles', 'Transparent background'])
    fireEvent.click(screen.getByRole('switch', { name }));
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('45 null');
  fireEvent.click(screen.getByRole('button', { name: 'Start kiosk' }));
  const settings = {
    ...{ seconds: 45, columns: 3, hasClock: true, dims: false },
    ...{ hasCaptions: false, hasNotices: true, counts: true, isTransparent: true },
  };
  expect(start).toHaveBeenCalledWith({ settings, plays: null });
});

test('a kiosk that plays a drive has no pages', () => {
  const start = open(false);
  fireEvent.click(screen.getByRole('switch', { name: 'Play the drive' }));
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Start kiosk' }));
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ plays: true }));
});
