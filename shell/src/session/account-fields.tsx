import { t } from '@atrium/sdk';
import { PasswordField, TextField } from '@atrium/ui';

interface FieldState {
  name: string;
  error: string | undefined;
  onInput: () => void;
}
type FieldOf<Name extends string> = (name: Name) => FieldState;

interface NameFieldsProps {
  field: FieldOf<'firstName' | 'lastName'>;
  firstName?: string;
  lastName?: string;
}

/** The names of a new account. */
export function NameFields({ field, firstName, lastName }: NameFieldsProps) {
  return (
    <>
      <TextField
        label={t('First name')}
        size="lg"
        autoComplete="given-name"
        defaultValue={firstName}
        {...field('firstName')}
      />
      <TextField
        label={t('Last name')}
        size="lg"
        autoComplete="family-name"
        defaultValue={lastName}
        {...field('lastName')}
      />
    </>
  );
}

/** The e-mail with which a person signs in. */
export function WorkEmail({ field }: { field: FieldOf<'email'> }) {
  return (
    <TextField label={t('Work email')} type="email" size="lg" autoComplete="username" {...field('email')} />
  );
}

interface NewPasswordProps {
  label?: string;
  field: FieldOf<'password'>;
}

export function NewPassword({ label = t('Password'), field }: NewPasswordProps) {
  return (
    <PasswordField
      label={label}
      size="lg"
      autoComplete="new-password"
      help={t('At least 10 characters, without your name, email or company.')}
      {...field('password')}
    />
  );
}
