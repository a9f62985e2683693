import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UsageSwitch } from '@/components/settings/setting-switch';
import { usageConsent } from '@/lib/settings/settings';

const share = () => screen.getByRole('switch', { name: 'Share anonymous usage' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
  act(() => usageConsent.set(false));
});

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
