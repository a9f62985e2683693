import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPanel } from '@/components/settings/settings-panel';
import { ThemeProvider } from '@/components/settings/theme-provider';
import { dataSaverSetting, soundSetting, themeSetting } from '@/lib/settings/settings';
import { installFakeDialog } from '../support/fake-dialog';

const theme = (name: string) => screen.getByRole('radio', { name });

let uninstall: () => void;

beforeEach(() => {
  uninstall = installFakeDialog();
});

afterEach(() => {
  uninstall();
  act(() => {
    themeSetting.set('classic');
    soundSetting.set(false);
    dataSaverSetting.set(false);
  });
});

function openPanel(props: Partial<Parameters<typeof SettingsPanel>[0]> = {}) {
  const onClose = jest.fn();
  const onPause = jest.fn();
  const panel = <SettingsPanel isPaused={false} onPause={onPause} onClose={onClose} {...props} />;
  render(<ThemeProvider>{panel}</ThemeProvider>);
  return { onClose, onPause };
}

test('applies and stores the selected theme', async () => {
  openPanel();
  expect(theme('Classic Cyan')).toBeChecked();
  await userEvent.click(theme('Blade Runner'));
  expect(theme('Blade Runner')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'bladeRunner');
  expect(localStorage.getItem('theme')).toBe('bladeRunner');
});

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

test('sound is off by default and can be turned on', async () => {
  openPanel();
  const sound = screen.getByRole('switch', { name: 'UI sound effects' });
  expect(sound).not.toBeChecked();
  await userEvent.click(sound);
  expect(sound).toBeChecked();
  expect(localStorage.getItem('soundEnabled')).toBe('true');
});

test('shows whether all feeds are paused and toggles it', async () => {
  const { onPause } = openPanel({ isPaused: true });
  const pause = screen.getByRole('switch', { name: 'Pause all feeds' });
  expect(pause).toBeChecked();
  await userEvent.click(pause);
  expect(onPause).toHaveBeenCalledTimes(1);
});

test('stores the data saver', async () => {
  openPanel();
  const saver = screen.getByRole('switch', { name: 'Data saver' });
  expect(saver).not.toBeChecked();
  await userEvent.click(saver);
  expect(saver).toBeChecked();
  expect(localStorage.getItem('dataSaver')).toBe('true');
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

test('the theme requires a provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<SettingsPanel isPaused={false} onPause={jest.fn()} onClose={jest.fn()} />)).toThrow(
    'useTheme must be used within ThemeProvider',
  );
});
