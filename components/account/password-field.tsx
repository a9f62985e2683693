'use client';

import { useState } from 'react';
import { Field } from './field';
import styles from './field.module.css';

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  minLength?: number;
  hint?: string | undefined;
  /** While it is sent: hidden again, as password managers expect it, and not to be changed. */
  isBusy: boolean;
}

/** A password that can be looked at. */
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
