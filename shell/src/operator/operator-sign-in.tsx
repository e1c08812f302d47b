import type { Operator, OperatorLogin } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { AuthLayout, Button, FormFailure, PasswordField, TextField, useSubmit } from '@atrium/ui';
import { useCodeStep } from '../session/use-second-step.js';
import { signInOperator } from './operator.api.js';

const validate = ({ email, password }: Record<'email' | 'password', string>) => ({
  ...(!email.trim() && { email: t('Enter your email.') }),
  ...(!password && { password: t('Enter your password.') }),
});

export function OperatorSignIn({ onSignedIn }: { onSignedIn: (operator: Operator) => void }) {
  const { start, secondStep } = useCodeStep(async (login: OperatorLogin) =>
    onSignedIn((await signInOperator(login)).operator),
  );
  const form = useSubmit({
    names: ['email', 'password'],
    validate,
    submit: ({ email, password }) => start({ email: email.trim(), password }),
  });
  return (
    <AuthLayout
      title={t('Platform')}
      text={t('For operators of this installation. Others sign in at their company’s address.')}
    >
      {secondStep ?? (
        <form className="d-flex flex-column gap-4" {...form.formProps}>
          <TextField
            label={t('Email')}
            type="email"
            size="lg"
            autoComplete="username"
            {...form.field('email')}
          />
          <PasswordField
            label={t('Password')}
            size="lg"
            autoComplete="current-password"
            {...form.field('password')}
          />
          <FormFailure failure={form.failure} />
          <Button variant="primary" size="lg" type="submit" busy={form.busy}>
            {t('Sign in')}
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}
