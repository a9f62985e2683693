import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseConsentLine } from '@/components/settings/consent-line';
import { UsageSwitch } from '@/components/settings/settings-panel';
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

test('no answer counts as a refusal, and is not asked for again', () => {
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
