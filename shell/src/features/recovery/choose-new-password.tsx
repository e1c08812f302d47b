import { t, toast } from '@atrium/sdk';
import type { ResetPassword } from '@atrium/contracts';
import { Button, FormFailure, useSubmit } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { NewPassword } from '../../session/account-fields.js';
import { recoveryPath } from '../../session/access.rules.js';
import { resetPassword } from '../../session/sign-in.api.js';
import { useSecondStep } from '../../session/use-second-step.js';

const reset = async (body: ResetPassword) => {
  const user = await resetPassword(body);
  toast.success(t('Your new password is set'));
  return user;
};

/** Opened by the mailed link: sets a new password, ends all other sessions and signs in. */
export function ChooseNewPassword({ code, token }: { code: string; token: string }) {
  const { start, secondStep } = useSecondStep(reset);
  const form = useSubmit({
    names: ['password'],
    validate: ({ password }) => (password ? {} : { password: t('Enter a new password.') }),
    submit: async ({ password }) => {
      await start({ token, password });
    },
  });
  if (secondStep) return secondStep;
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      <NewPassword label={t('New password')} field={form.field} />
      <FormFailure failure={form.failure} />
      {form.failure?.status === 410 && <Link to={recoveryPath(code)}>{t('Ask for a new link')}</Link>}
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        {t('Set password')}
      </Button>
    </form>
  );
}
