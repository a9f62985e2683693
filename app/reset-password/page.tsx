import type { Metadata } from 'next';
import { ResetPassword } from '@/components/account/forms/reset-password';
import { ShownTheme } from '@/components/settings/shown-theme';
import { Header } from '@/components/shell/page-frame';
import { BRAND } from '@/lib/constants/brand';
import { THEME_SCRIPT } from '@/lib/settings/theme-key';
import '../themes.css';

/** The URL contains a code that opens an account. */
export const metadata: Metadata = {
  title: `Reset password | ${BRAND}`,
  description: 'Choose a new password for your account.',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function ResetPasswordPage() {
  return (
    <>
      <script>{THEME_SCRIPT}</script>
      <ShownTheme />
      <Header />
      <ResetPassword />
    </>
  );
}
