import { MAX_DISPLAY_NAME_LENGTH, MIN_PASSWORD_LENGTH } from '@/lib/constants/account';
import type { AuthMode } from './auth-mode';
import { Field } from './field';
import { PasswordField } from './password-field';

/** Longest address that mail knows. */
const MAX_EMAIL_LENGTH = 254;

interface AuthFieldsProps {
  mode: AuthMode;
  email: string;
  onEmail: (email: string) => void;
  isBusy: boolean;
}

/** The fields of a mode (spec 5), named so that password managers know them. The email stays from one mode to the next. */
export function AuthFields({ mode, email, onEmail, isBusy }: AuthFieldsProps) {
  return (
    <>
      {mode === 'sign-up' && (
        <Field
          label="Display name"
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={MAX_DISPLAY_NAME_LENGTH}
          pattern=".*\S.*"
          title="Not only spaces"
          required
          readOnly={isBusy}
        />
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete={mode === 'reset' ? 'email' : 'username'}
        autoCapitalize="none"
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
        required
        readOnly={isBusy}
      />
      {mode !== 'reset' && (
        // A saved password is not to be taken for a new one: each mode has a field of its own.
        <PasswordField
          key={mode}
          label="Password"
          name="password"
          autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
          minLength={MIN_PASSWORD_LENGTH}
          hint={mode === 'sign-up' ? `At least ${MIN_PASSWORD_LENGTH} characters` : undefined}
          isBusy={isBusy}
        />
      )}
    </>
  );
}
