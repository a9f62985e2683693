'use client';

import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { AccountError, type AccountFailure } from '@/lib/account/account-backend';
import { MIN_PASSWORD_LENGTH, RESET_REDIRECT_MS } from '@/lib/constants/favorites';
import { useAccount } from '../account-context';
import { getFailure, getFailureText } from '../account-messages';
import accountStyles from '../account.module.css';
import { AccountForm, ErrorBox, TITLE_ID } from './account-form';
import { Field, PasswordField, readField } from './field';
import styles from './reset-password.module.css';
import { useAccountRequest } from './use-account-request';

const REFUSALS: readonly AccountFailure[] = ['reset-code', 'no-reset-code', 'wrong-credentials', 'disabled'];

/** Removes the code from the URL before analytics or other scripts can read it. */
function takeResetCode(): string {
  // Firebase's parameter name.
  const code = new URLSearchParams(window.location.search).get('oobCode');
  if (window.location.search !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return code ?? '';
}

function useResetCode(): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const taken = takeResetCode();
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the prerendered page does not know the URL
    setCode((before) => before ?? taken);
  }, []);
  return code;
}

export function ResetPassword() {
  const hasAccounts = useAccount().status !== 'none';
  const code = useResetCode();
  return (
    <main className={styles.main}>
      <div className={styles.card}>
        <h1 id={TITLE_ID} className={styles.title}>
          Reset password
        </h1>
        {!hasAccounts ? (
          <>
            <p className={accountStyles.lead}>This site has no accounts, so there is no password to reset.</p>
            <HomeLink />
          </>
        ) : code === undefined ? (
          <Verifying />
        ) : code === '' ? (
          <Rejected failure="no-reset-code" />
        ) : (
          <CheckedLink code={code} />
        )}
      </div>
    </main>
  );
}

function HomeLink({ children = 'BACK TO ROADFEED', ref }: ComponentProps<'a'>) {
  return (
    <a ref={ref} className={styles.cancel} href="/">
      {children}
    </a>
  );
}

function Verifying() {
  return (
    <>
      <p className={styles.verifying} role="status">
        VERIFYING LINK...
      </p>
      <noscript>
        <p className={accountStyles.lead}>
          This page needs JavaScript to set a new password. Turn it on, then open the link in the email again.
        </p>
      </noscript>
    </>
  );
}

function Rejected({ failure, onRetry }: { failure: AccountFailure; onRetry?: () => void }) {
  return (
    <>
      <ErrorBox onRetry={onRetry}>{getFailureText(new AccountError(failure)) ?? ''}</ErrorBox>
      {!onRetry && (
        <p className={accountStyles.lead}>
          Each link works only once and expires quickly. To get a new one, choose Log in, then “Forgot password?”
        </p>
      )}
      <HomeLink />
    </>
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
        <p className={accountStyles.lead}>Log in with your new password. Taking you back in a moment.</p>
      </div>
      <HomeLink ref={ref} />
    </>
  );
}

function CheckedLink({ code }: { code: string }) {
  const { backend, busy, error, begin, reload } = useAccountRequest<'verify' | 'reset'>();
  const [email, setEmail] = useState<string>();
  const [isDone, setDone] = useState(false);
  const verify = () => {
    const check = async (loaded: NonNullable<typeof backend>) => setEmail(await loaded.verifyResetCode(code));
    begin('verify', check, () => undefined);
  };
  const handleLoaded = useEffectEvent(verify);
  useEffect(() => {
    if (backend) handleLoaded();
  }, [backend]);

  const failure = error === null ? null : getFailure(error);
  if (isDone) return <Done />;
  if (failure && REFUSALS.includes(failure)) return <Rejected failure="reset-code" />;
  if (email === undefined && failure) return <Rejected failure="network" onRetry={reload ?? verify} />;
  if (email === undefined) return <Verifying />;

  const handleSubmit = (form: HTMLFormElement) => {
    const password = readField(form, 'password');
    const reset = async (loaded: NonNullable<typeof backend>) => {
      if (password !== readField(form, 'repeated-password')) throw new AccountError('different-passwords');
      if (password.length < MIN_PASSWORD_LENGTH) throw new AccountError('short-password');
      await loaded.confirmReset(code, password);
    };
    begin('reset', reset, () => setDone(true));
  };
  const isBusy = busy !== null;
  return (
    <AccountForm
      error={getFailureText(error, 'new-password')}
      submit={isBusy ? 'PROCESSING...' : 'RESET PASSWORD'}
      isDisabled={isBusy}
      foot={<HomeLink>CANCEL</HomeLink>}
      onSubmit={handleSubmit}
    >
      <Field label="Account" name="email" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        isBusy={isBusy}
      />
      <PasswordField label="Repeat new password" name="repeated-password" autoComplete="new-password" isBusy={isBusy} />
    </AccountForm>
  );
}
