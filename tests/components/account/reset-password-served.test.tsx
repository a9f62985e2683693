import { renderToString } from 'react-dom/server';
import { ResetPassword } from '@/components/account/forms/reset-password';

jest.mock('@/lib/account/page-config', () => ({ PAGE_CONFIG: { apiKey: 'key' } }));

test('the prerendered reset page verifies the link and says that it needs JavaScript', () => {
  const view = renderToString(<ResetPassword />);
  expect(view).toContain('VERIFYING LINK...');
  expect(view).toMatch(/<noscript>.*This page needs JavaScript/);
});
