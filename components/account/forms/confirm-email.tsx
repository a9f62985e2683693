import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { AccountBackend } from '@/lib/account/account-backend';
import { getFailureText } from '../account-messages';
import styles from '../account.module.css';
import { useAccountRequest } from './use-account-request';

const SENT = 'Sent. It can take a few minutes. Check your spam folder, too.';
const NOT_YET = 'Not confirmed yet. Open the link in the email first.';

export function ConfirmEmail({ email }: { email: string | null }) {
  const [answer, setAnswer] = useState('');
  const { busy, error, begin } = useAccountRequest<'ask'>();
  const ask = (start: (backend: AccountBackend) => Promise<unknown>, text: string) =>
    begin('ask', start, () => setAnswer(text));
  return (
    <>
      <p className={styles.lead}>
        Open the link that we sent to {email ?? 'you'}. Until then, your favorites stay on this device.
      </p>
      <div className={styles.choice}>
        <Button
          kind="main"
          isDisabled={busy !== null}
          onClick={() => ask((backend) => backend.checkVerification(), NOT_YET)}
        >
          I OPENED THE LINK
        </Button>
        <Button isDisabled={busy !== null} onClick={() => ask((backend) => backend.sendVerification(), SENT)}>
          SEND IT AGAIN
        </Button>
      </div>
      <p role="status">{busy === null && (getFailureText(error) ?? answer)}</p>
    </>
  );
}
