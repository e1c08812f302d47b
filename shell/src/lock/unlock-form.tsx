import type { CurrentUser } from '@atrium/contracts';
import { readFailure, t } from '@atrium/sdk';
import { Button, FormFailure, PasswordField, useSubmit } from '@atrium/ui';
import { signIn } from '../session/sign-in.api.js';
import { useSignedIn } from '../session/use-signed-in.js';
import { unlock } from './lock.api.js';

interface UnlockFormProps {
  user: CurrentUser;
  lock: 'ended' | 'locked';
}

export function UnlockForm({ user, lock }: UnlockFormProps) {
  const onSignedIn = useSignedIn();
  const form = useSubmit({
    names: ['password'],
    validate: ({ password }) => (password ? {} : { password: t('Enter your password.') }),
    submit: async ({ password }) => onSignedIn(await comeBack({ user, lock }, password)),
  });
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      {/* So that a password manager knows whose password it is. */}
      <input type="email" name="email" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField
        label={t('Password')}
        size="lg"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
      <FormFailure failure={form.failure} />
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        {lock === 'locked' ? t('Unlock') : t('Go on')}
      </Button>
    </form>
  );
}

async function comeBack({ user, lock }: UnlockFormProps, password: string): Promise<CurrentUser> {
  const signInAgain = () => signIn({ companyCode: user.company.code, email: user.email, password });
  if (lock === 'ended') return signInAgain();
  return unlock(password).catch((reason: unknown) => {
    // The session ended while it was locked.
    if (readFailure(reason).error.code === 'NOT_SIGNED_IN') return signInAgain();
    throw reason;
  });
}
