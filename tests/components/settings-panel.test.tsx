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

test('the theme that is chosen colors the page and is stored', async () => {
  openPanel();
  expect(theme('Classic Cyan')).toBeChecked();
  await userEvent.click(theme('Blade Runner'));
  expect(theme('Blade Runner')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'bladeRunner');
  expect(localStorage.getItem('theme')).toBe('bladeRunner');
});

test('a theme that another tab chose is followed, and nonsense from there is the default', () => {
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

test('sound is off, and a press stores that it is on', async () => {
  openPanel();
  const sound = screen.getByRole('switch', { name: 'UI sound effects' });
  expect(sound).not.toBeChecked();
  await userEvent.click(sound);
  expect(sound).toBeChecked();
  expect(localStorage.getItem('soundEnabled')).toBe('true');
});

test('motion shows whether all feeds are paused and asks for the opposite', async () => {
  const { onPause } = openPanel({ isPaused: true });
  const pause = screen.getByRole('switch', { name: 'Pause all feeds' });
  expect(pause).toBeChecked();
  await userEvent.click(pause);
  expect(onPause).toHaveBeenCalledTimes(1);
});

test('data can be saved, and that is stored', async () => {
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

test('the account block does not promise what is not there', () => {
  openPanel();
  expect(screen.getByText(/saved on this device only/)).toBeVisible();
});

test('without a provider the theme says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<SettingsPanel isPaused={false} onPause={jest.fn()} onClose={jest.fn()} />)).toThrow(
    'useTheme must be used within ThemeProvider',
  );
});
