'use client';

import { useEffect, useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { playSound } from '@/lib/settings/play-sound';
import accountStyles from './account.module.css';
import styles from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'aria-describedby'> {
  label: string;
  /** Shown below the input. */
  hint?: string | undefined;
  /** A button at the end of the input. */
  children?: ReactNode;
}

/** A labeled input. */
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
  /** While submitting, the field is read-only and hidden again, as password managers expect. */
  isBusy: boolean;
}

/** A password input with a button to show the password. */
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

/** The red error box of a form, with a blip. Give each failure its own key so a repeated message is announced again. */
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

/** The text in a field of a form; empty if there is no such field. */
export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
