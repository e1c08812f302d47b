import type { CurrentUser, Unlock } from '@atrium/contracts';
import { readFailure, t } from '@atrium/sdk';
import { Button, FormFailure, PasswordField, useSubmit } from '@atrium/ui';
import { signIn } from '../session/sign-in.api.js';
import { useSecondStep } from '../session/use-second-step.js';
import { unlock } from './lock.api.js';

interface UnlockFormProps {
  user: CurrentUser;
  lock: 'ended' | 'locked';
}

export function UnlockForm({ user, lock }: UnlockFormProps) {
  const { start, secondStep } = useSecondStep((given: Unlock) => comeBack({ user, lock }, given));
  const form = useSubmit({
    names: ['password'],
    validate: ({ password }) => (password ? {} : { password: t('Enter your password.') }),
    submit: start,
  });
  if (secondStep) return secondStep;
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      {/* So that a password manager knows whose password it is. */}
      <input type="email" name="email" autoComplete="username" defaultValue={user.email} readOnly hidden />
      <PasswordField
        label={t('Password')}
        size="lg"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <FormFailure failure={form.failure} />
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        {lock === 'locked' ? t('Unlock') : t('Continue')}
      </Button>
    </form>
  );
}

async function comeBack({ user, lock }: UnlockFormProps, given: Unlock): Promise<CurrentUser> {
  const { email, company } = user;
  const signInAgain = () => signIn({ companyCode: company.code, email, ...given });
  if (lock === 'ended') return signInAgain();
  return unlock(given).catch((reason: unknown) => {
    // The session ended while it was locked.
    if (readFailure(reason).error.code === 'NOT_SIGNED_IN') return signInAgain();
    throw reason;
  });
}
