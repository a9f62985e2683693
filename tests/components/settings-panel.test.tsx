import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsPanel, UsageSwitch } from '@/components/settings/settings-panel';
import { chooseConsentLine } from '@/components/settings/consent-line';
import { ShownTheme } from '@/components/settings/shown-theme';
import { dataSaverSetting, soundSetting, themeSetting, usageConsent } from '@/lib/settings/settings';

let mockLoadError: Error | null = null;

// The station never answers.
jest.mock('@/components/settings/sound/connect-radio', () => ({
  __esModule: true,
  get connectRadio() {
    if (mockLoadError) throw mockLoadError;
    return (_: string, { onFailed }: { onFailed: () => void }) => {
      queueMicrotask(onFailed);
      return () => undefined;
    };
  },
}));

const theme = (name: string) => screen.getByRole('radio', { name });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
  act(() => {
    themeSetting.set('classic');
    soundSetting.set(false);
    dataSaverSetting.set(false);
    usageConsent.set(false);
  });
});

const openPanel = () =>
  render(
    <>
      <ShownTheme />
      <SettingsPanel isPaused={false} onPause={jest.fn()} onClose={jest.fn()} />
    </>,
  );

test("a chosen theme is saved; it follows another tab's and falls back to the default", async () => {
  openPanel();
  await userEvent.click(theme('Neon Pink'));
  expect(localStorage.getItem('theme')).toBe('neonPink');
  expect(document.documentElement).toHaveAttribute('data-theme', 'neonPink');
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

test('the data saver is off at first, and is stored', async () => {
  openPanel();
  const setting = screen.getByRole('switch', { name: 'Data saver' });
  expect(setting).not.toBeChecked();
  await userEvent.click(setting);
  expect(setting).toBeChecked();
  expect(localStorage.getItem('dataSaver')).toBe('true');
});

test('a site without accounts does not mention syncing', () => {
  openPanel();
  expect(screen.getByText(/saved on this device only/)).toBeVisible();
});

test('a failed station is off and says so', async () => {
  openPanel();
  const music = screen.getByRole('switch', { name: 'Music' });
  await userEvent.click(music);
  expect(await screen.findByText('This station is unavailable right now')).toBeVisible();
  expect(music).not.toBeChecked();
});

test('music that is off again before its code fails to load is just off', async () => {
  jest.useFakeTimers();
  mockLoadError = new Error('not loaded');
  openPanel();
  const music = screen.getByRole('switch', { name: 'Music' });
  fireEvent.click(music);
  fireEvent.click(music);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(music).not.toBeChecked();
  expect(screen.queryByText('This station is unavailable right now')).not.toBeInTheDocument();
});

const share = () => screen.getByRole('switch', { name: 'Share anonymous usage' });

test('shares nothing at first; the switch gives and withdraws consent', async () => {
  render(<UsageSwitch />);
  expect(share()).not.toBeChecked();
  await userEvent.click(share());
  expect(share()).toBeChecked();
  expect(localStorage.getItem('shareUsage')).toBe('true');
  await userEvent.click(share());
  expect(share()).not.toBeChecked();
  expect(localStorage.getItem('shareUsage')).toBe('false');
});

test.each([
  ['globalPrivacyControl', true, 'Global Privacy Control'],
  ['doNotTrack', '1', 'Do Not Track'],
])('%s overrides consent and is explained', async (name, value, words) => {
  act(() => usageConsent.set(true));
  Object.defineProperty(navigator, name, { value, configurable: true });
  render(<UsageSwitch />);
  expect(share()).not.toBeChecked();
  expect(share()).toHaveAttribute('aria-disabled', 'true');
  expect(share()).toHaveAccessibleDescription(`Your browser opts out of tracking (${words}), so nothing is shared.`);
  await userEvent.click(share());
  expect(share()).not.toBeChecked();
  expect(localStorage.getItem('shareUsage')).toBe('true');
});

function visit() {
  const Line = chooseConsentLine();
  return render(<Line />);
}
const question = () => screen.queryByRole('region', { name: 'Anonymous usage' });

test.each([
  ['No', false],
  ['Share', true],
])('the first visit asks once, and %s answers with one click', async (name, isAgreed) => {
  const { unmount } = visit();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(question()).toBeNull();
  expect(usageConsent.get()).toBe(isAgreed);
  unmount();
  visit();
  expect(question()).toBeNull();
});

test('no answer counts as a refusal, and the question is not repeated', () => {
  const { unmount } = visit();
  expect(question()).toBeVisible();
  expect(localStorage.getItem('shareUsage')).toBe('false');
  unmount();
  visit();
  expect(question()).toBeNull();
});

test('a browser that opts out, or stores nothing, is not asked', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { unmount } = visit();
  expect(question()).toBeNull();
  unmount();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  visit();
  expect(question()).toBeNull();
});
