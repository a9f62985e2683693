import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPanel } from '@/components/settings/settings-panel';
import { ShownTheme } from '@/components/settings/shown-theme';
import { dataSaverSetting, soundSetting, themeSetting } from '@/lib/settings/settings';
import '../support/fake-dialog';

const theme = (name: string) => screen.getByRole('radio', { name });

afterEach(() => {
  act(() => {
    themeSetting.set('classic');
    soundSetting.set(false);
    dataSaverSetting.set(false);
  });
});

function openPanel(props: Partial<Parameters<typeof SettingsPanel>[0]> = {}) {
  const onClose = jest.fn();
  const onPause = jest.fn();
  render(
    <>
      <ShownTheme />
      <SettingsPanel isPaused={false} onPause={onPause} onClose={onClose} {...props} />
    </>,
  );
  return { onClose, onPause };
}

test("follows another tab's theme and falls back to the default", () => {
  openPanel();
  const writeElsewhere = (text: string) =>
    act(() => {
      localStorage.setItem('theme', text);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    });
  writeElsewhere('matrixGreen');
  expect(theme('Matrix Green')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'matrixGreen');
  writeElsewhere('{');
  expect(theme('Classic Cyan')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'classic');
});

test.each([
  ['UI sound effects', 'soundEnabled'],
  ['Data saver', 'dataSaver'],
])('%s is off at first, and is stored', async (name, key) => {
  openPanel();
  const setting = screen.getByRole('switch', { name });
  expect(setting).not.toBeChecked();
  await userEvent.click(setting);
  expect(setting).toBeChecked();
  expect(localStorage.getItem(key)).toBe('true');
});

test('shows whether all feeds are paused and toggles it', async () => {
  const { onPause } = openPanel({ isPaused: true });
  const pause = screen.getByRole('switch', { name: 'Pause all feeds' });
  expect(pause).toBeChecked();
  await userEvent.click(pause);
  expect(onPause).toHaveBeenCalledTimes(1);
});

test('CLOSE [ESC] closes', async () => {
  const { onClose } = openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'CLOSE [ESC]' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a site without accounts does not mention syncing', () => {
  openPanel();
  expect(screen.getByText(/saved on this device only/)).toBeVisible();
});
