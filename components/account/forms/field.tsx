'use client';

import { useEffect, useId, useState, type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { playSound } from '@/lib/settings/play-sound';
import accountStyles from '../account.module.css';
import styles from '@/components/ui/field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'aria-describedby'> {
  label: string;
  hint?: string | undefined;
  children?: ReactNode;
}

export function Field({ label, hint, children, ...input }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-describedby={hint === undefined ? undefined : hintId}
          spellCheck={false}
        />
        {children}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  minLength?: number;
  hint?: string | undefined;
  /** Read-only and masked while submitting, as password managers expect. */
  isBusy: boolean;
}

export function PasswordField({ isBusy, ...input }: PasswordFieldProps) {
  const [isWanted, setWanted] = useState(false);
  const isShown = isWanted && !isBusy;
  return (
    <Field
      {...input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      required
      readOnly={isBusy}
    >
      <button
        type="button"
        className={styles.show}
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setWanted(!isShown)}
      >
        {isShown ? 'HIDE' : 'SHOW'}
      </button>
    </Field>
  );
}

interface ErrorBoxProps {
  id: string;
  children: string;
  action?: ReactNode;
}

/** A unique key per failure makes screen readers announce a repeated message. */
export function ErrorBox({ id, children, action }: ErrorBoxProps) {
  useEffect(() => {
    playSound('blip');
  }, []);
  return (
    <div className={accountStyles.error} role="alert">
      <p id={id}>{children}</p>
      {action}
    </div>
  );
}

export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Takes focus on mount: the focused element may be gone. */
export function FocusedTitle({ id, children }: { id: string; children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <h2 ref={ref} id={id} tabIndex={-1} className={accountStyles.title}>
      {children}
    </h2>
  );
}
