import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from '@/components/ui/field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'aria-describedby'> {
  label: string;
  hint?: string | undefined;
  children?: ReactNode;
}

export function Field({ label, hint, children, ...input }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input {...input} id={id} className={styles.input} aria-describedby={hintId} spellCheck={false} />
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
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  minLength?: number;
  hint?: string | undefined;
  /** Read-only and masked while submitting, as password managers expect. */
  isBusy: boolean;
}

export function PasswordField({ isBusy, name = 'password', ...input }: PasswordFieldProps) {
  const [isWanted, setWanted] = useState(false);
  const isShown = isWanted && !isBusy;
  return (
    <Field
      {...input}
      name={name}
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

export function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
