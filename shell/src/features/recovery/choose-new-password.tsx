import { t, toast } from '@atrium/sdk';
import { Button, FormFailure, useSubmit } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { NewPassword } from '../../session/account-fields.js';
import { recoveryPath } from '../../session/access.rules.js';
import { resetPassword } from '../../session/sign-in.api.js';
import { useSignedIn } from '../../session/use-signed-in.js';

/** The link from the mail: one new password, every other session ended, and this one begun. */
export function ChooseNewPassword({ code, token }: { code: string; token: string }) {
  const onSignedIn = useSignedIn();
  const form = useSubmit({
    names: ['password'],
    validate: ({ password }) => (password ? {} : { password: t('Enter a new password.') }),
    submit: async ({ password }) => {
      onSignedIn(await resetPassword({ token, password }));
      toast.success(t('Your new password is set'));
    },
  });
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      <NewPassword label={t('New password')} field={form.field} />
      <FormFailure failure={form.failure} />
      {form.failure?.status === 410 && <Link to={recoveryPath(code)}>{t('Ask for a new link')}</Link>}
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        {t('Set the password')}
      </Button>
    </form>
  );
}
