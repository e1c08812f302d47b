import type { Operator } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { AuthLayout, Button, FormFailure, PasswordField, TextField, useSubmit } from '@atrium/ui';
import { signInOperator } from './operator.api.js';

export function OperatorSignIn({ onSignedIn }: { onSignedIn: (operator: Operator) => void }) {
  const form = useSubmit({
    names: ['email', 'password'],
    validate: ({ email, password }) => ({
      ...(!email.trim() && { email: t('Enter your e-mail.') }),
      ...(!password && { password: t('Enter your password.') }),
    }),
    submit: async ({ email, password }) => {
      onSignedIn((await signInOperator({ email: email.trim(), password })).operator);
    },
  });
  return (
    <AuthLayout
      title={t('Platform')}
      text={t('For who runs this installation. People of a company sign in at their company.')}
    >
      <form className="d-flex flex-column gap-4" {...form.formProps}>
        <TextField
          label={t('E-mail')}
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
    </AuthLayout>
  );
}
