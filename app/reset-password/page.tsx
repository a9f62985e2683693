import type { Metadata } from 'next';
import { ResetPassword } from '@/components/account/reset-password';
import { ThemeProvider } from '@/components/settings/theme-provider';
import { Header } from '@/components/shell/page-frame';
import { BRAND } from '@/lib/constants/brand';
import { THEME_SCRIPT } from '@/lib/settings/theme-key';
import '../themes.css';

/** The reset email links here with a code that opens an account, so this page is not indexed and sends no referrer. */
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
      <ThemeProvider>
        <Header />
        <ResetPassword />
      </ThemeProvider>
    </>
  );
}
