'use client';

import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { RESET_REDIRECT_MS } from '@/lib/constants/favorites';
import { RESET_CODE_INVALID, RESET_CODE_MISSING, SERVICE_UNREACHABLE } from '../account-messages';
import { ErrorBox } from './field';
import { ResetForm } from './reset-form';
import styles from './reset-password.module.css';
import { useResetLink, type ResetLink } from './use-reset-link';

function HomeLink({ ref }: { ref?: RefObject<HTMLAnchorElement | null> }) {
  return (
    <a ref={ref} className={styles.cancel} href="/">
      BACK TO ROADFEED
    </a>
  );
}

function Done() {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const link = ref.current;
    link?.focus();
    const timer = setTimeout(() => link?.click(), RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div role="status">
        <p className={styles.done}>✓ PASSWORD CHANGED</p>
        <p className={styles.lead}>Log in with your new password. Taking you back in a moment.</p>
      </div>
      <HomeLink ref={ref} />
    </>
  );
}

interface RejectedProps {
  children: string;
  advice?: string;
  action?: ReactNode;
}

function Rejected({ children, advice, action }: RejectedProps) {
  const id = useId();
  return (
    <>
      <ErrorBox id={id}>{children}</ErrorBox>
      {advice !== undefined && <p className={styles.lead}>{advice}</p>}
      {action}
      <HomeLink />
    </>
  );
}

const NEW_LINK =
  'Each link works only once and expires quickly. To get a new one, choose Log in, then “Forgot password?”';

function LinkStatus({ state, onRetry }: { state: Exclude<ResetLink['state'], 'valid'>; onRetry: () => void }) {
  switch (state) {
    case 'verifying':
      return (
        <>
          <p className={styles.verifying} role="status">
            VERIFYING LINK...
          </p>
          <noscript>
            <p className={styles.lead}>
              This page needs JavaScript to set a new password. Turn it on, then open the link in the email again.
            </p>
          </noscript>
        </>
      );
    case 'missing':
      return <Rejected advice={NEW_LINK}>{RESET_CODE_MISSING}</Rejected>;
    case 'invalid':
      return <Rejected advice={NEW_LINK}>{RESET_CODE_INVALID}</Rejected>;
    case 'unreachable':
      return (
        <Rejected
          action={
            <Button kind="main" onClick={onRetry}>
              TRY AGAIN
            </Button>
          }
        >
          {SERVICE_UNREACHABLE}
        </Rejected>
      );
    case 'no-accounts':
      return (
        <>
          <p className={styles.lead}>This site has no accounts, so there is no password to reset.</p>
          <HomeLink />
        </>
      );
  }
}

export function ResetPassword() {
  const titleId = useId();
  const { link, retry, reject } = useResetLink();
  const [isDone, setDone] = useState(false);
  const content =
    link.state === 'valid' ? (
      <ResetForm titleId={titleId} {...link} onDone={() => setDone(true)} onRejected={reject} />
    ) : (
      <LinkStatus state={link.state} onRetry={retry} />
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
