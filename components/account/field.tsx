'use client';

import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'aria-describedby'> {
  label: string;
  /** A line below it. */
  hint?: string | undefined;
  /** A button at its end. */
  children?: ReactNode;
}

/** One line of a form: a label, an input that password managers recognize, and what helps to fill it. */
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
