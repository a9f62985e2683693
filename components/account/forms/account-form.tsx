import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { playSound } from '@/lib/settings/play-sound';
import { accountDialog } from '../account-dialog';
import styles from '../account.module.css';

export const TITLE_ID = 'account-title';

export function AccountShell({ children, cover = false }: { children: ReactNode; cover?: ReactNode }) {
  return (
    <Dialog labelledBy={TITLE_ID} size="small" onClose={accountDialog.close}>
      <div className={styles.content} inert={cover !== false}>
        {children}
      </div>
      {cover}
    </Dialog>
  );
}

/** Takes focus on mount: the focused element may be gone. */
export function FocusedTitle({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2 ref={ref} id={TITLE_ID} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  );
}

interface ErrorBoxProps {
  id?: string;
  children: string;
  onRetry?: (() => void) | undefined;
}

export function ErrorBox({ id, children, onRetry }: ErrorBoxProps) {
  useEffect(() => playSound('blip'), []);
  return (
    <div className={styles.error} role="alert">
      <p id={id}>{children}</p>
      {onRetry && <Button onClick={onRetry}>TRY AGAIN</Button>}
    </div>
  );
}

interface AccountFormProps {
  children: ReactNode;
  error: string | null;
  onRetry?: (() => void) | undefined;
  submit: string;
  kind?: 'main' | 'danger';
  isDisabled: boolean;
  describedBy?: string;
  foot?: ReactNode;
  onSubmit: (form: HTMLFormElement) => void;
}

export function AccountForm(props: AccountFormProps) {
  const { children, error, onRetry, submit, kind = 'main', isDisabled, describedBy, foot, onSubmit } = props;
  const errorId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const handleRetry = () => {
    // The box goes, with its focused button.
    formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    onRetry?.();
  };
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      aria-labelledby={TITLE_ID}
      aria-describedby={error === null ? undefined : errorId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
      {error !== null && (
        <ErrorBox id={errorId} onRetry={onRetry && handleRetry}>
          {error}
        </ErrorBox>
      )}
      <Button type="submit" kind={kind} isDisabled={isDisabled} {...(describedBy && { describedBy })}>
        {submit}
      </Button>
      {foot}
    </form>
  );
}
