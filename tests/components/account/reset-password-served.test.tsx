import { renderToString } from 'react-dom/server';
import { ResetPassword } from '@/components/account/reset-password';

jest.mock('@/lib/account/account-config', () => ({ ACCOUNT_CONFIG: { apiKey: 'key' } }));

test('the reset page of a site with accounts is served verifying, and says what it needs', () => {
  const view = renderToString(<ResetPassword />);
  expect(view).toContain('VERIFYING LINK...');
  expect(view).toMatch(/<noscript>.*This page needs JavaScript/);
});
