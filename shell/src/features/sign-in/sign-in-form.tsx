import { t, toFailure } from '@atrium/sdk';
import { Button, FormFailure, PasswordField, useSubmit } from '@atrium/ui';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { WorkEmail } from '../../session/account-fields.js';
import { OutboxLink } from '../../session/outbox-link.js';
import { recoveryPath } from '../../session/access.rules.js';
import type { Door } from './door.types.js';
import { signIn } from '../../session/sign-in.api.js';
import { useSecondStep } from '../../session/use-second-step.js';

interface SignInFormProps {
  ref: Ref<HTMLFormElement>;
  code: string;
  door: Door;
}

/** After signing in, the page's guard leads the person to the page they wanted. */
export function SignInForm({ ref, code, door }: SignInFormProps) {
  const { start, secondStep } = useSecondStep(signIn);
  const form = useSubmit({
    names: ['email', 'password'],
    validate: ({ email, password }) => ({
      ...(!email.trim() && { email: t('Enter your work email.') }),
      ...(!password && { password: t('Enter your password.') }),
    }),
    submit: async ({ email, password }) => {
      const given = { companyCode: code, email: email.trim(), password };
      try {
        await start({ ...given, door });
      } catch (reason) {
        // The password is right: nobody types it again because of the page.
        if (toFailure(reason).error.code !== 'SIGN_IN_ELSEWHERE') throw reason;
        await start({ ...given, door: door === 'staff' ? 'client' : 'staff' });
      }
    },
  });
  if (secondStep) return secondStep;
  return (
    <form ref={ref} className="d-flex flex-column gap-4" {...form.formProps}>
      <WorkEmail field={form.field} />
      <PasswordField
        label={t('Password')}
        size="lg"
        autoComplete="current-password"
        labelEnd={<Link to={recoveryPath(code)}>{t('Forgot password?')}</Link>}
        {...form.field('password')}
      />
      <FormFailure failure={form.failure} />
      {form.failure?.error.code === 'EMAIL_NOT_CONFIRMED' && <OutboxLink />}
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        {t('Sign in')}
      </Button>
    </form>
  );
}
