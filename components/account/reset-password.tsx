'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { RESET_REDIRECT_MS } from '@/lib/constants/account';
import { RESET_CODE_INVALID, RESET_CODE_MISSING, SERVICE_MISSING } from './account-messages';
import { ErrorBox } from './error-box';
import { ResetForm } from './reset-form';
import styles from './reset-password.module.css';
import { useResetLink, type ResetLink } from './use-reset-link';

const home = (
  <a className={styles.cancel} href="/">
    BACK TO ROADFEED
  </a>
);

/** Says that it is done, and leads home after 3 s (spec 4). */
function Done() {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = ref.current;
    link?.focus();
    const timer = setTimeout(() => link?.click(), RESET_REDIRECT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <div role="status">
        <p className={styles.done}>✓ PASSWORD CHANGED</p>
        <p className={styles.lead}>Log in with your new password. We take you back in a moment.</p>
      </div>
      <a ref={ref} className={styles.cancel} href="/">
        BACK TO ROADFEED
      </a>
    </>
  );
}

interface RefusedProps {
  children: string;
  /** What to do about it. */
  advice?: string;
  action?: ReactNode;
}

function Refused({ children, advice, action }: RefusedProps) {
  const id = useId();
  return (
    <>
      <ErrorBox id={id}>{children}</ErrorBox>
      {advice !== undefined && <p className={styles.lead}>{advice}</p>}
      {action}
      {home}
    </>
  );
}

const NEW_LINK = 'A link works once and not for long. Ask for a new one: Log in, Forgot password?';

/** What is said of a link that opens no form. */
function Unusable({ state, onRetry }: { state: Exclude<ResetLink['state'], 'valid'>; onRetry: () => void }) {
  switch (state) {
    case 'verifying':
      return (
        <>
          <p className={styles.verifying} role="status">
            VERIFYING LINK...
          </p>
          <noscript>
            <p className={styles.lead}>
              To choose a new password, this page needs JavaScript. Turn it on, then open the link of the mail again.
            </p>
          </noscript>
        </>
      );
    case 'missing':
      return <Refused advice={NEW_LINK}>{RESET_CODE_MISSING}</Refused>;
    case 'invalid':
      return <Refused advice={NEW_LINK}>{RESET_CODE_INVALID}</Refused>;
    case 'unreachable':
      return (
        <Refused
          action={
            <Button kind="main" onClick={onRetry}>
              TRY AGAIN
            </Button>
          }
        >
          {SERVICE_MISSING}
        </Refused>
      );
    case 'no-accounts':
      return (
        <>
          <p className={styles.lead}>This site has no accounts, so there is no password to reset.</p>
          {home}
        </>
      );
  }
}

/** The page that the link of a reset mail leads to (spec 2 and 4). */
export function ResetPassword() {
  const titleId = useId();
  const { link, retry, refuse } = useResetLink();
  const [isDone, setDone] = useState(false);
  const content =
    link.state === 'valid' ? (
      <ResetForm titleId={titleId} {...link} onDone={() => setDone(true)} onRefused={refuse} />
    ) : (
      <Unusable state={link.state} onRetry={retry} />
    );
  return (
    <main className={styles.main}>
      <div className={styles.card}>
        <h1 id={titleId} className={styles.title}>
          Reset password
        </h1>
        {isDone ? <Done /> : content}
      </div>
    </main>
  );
}
