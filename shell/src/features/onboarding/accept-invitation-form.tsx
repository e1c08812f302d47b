import type { InvitationPreview } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, FormFailure, TextField, useSubmit } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { firstPath } from '../../session/access.rules.js';
import { NameFields, NewPassword } from '../../session/account-fields.js';
import { acceptInvitation } from '../../session/sign-in.api.js';
import { useSignedIn } from '../../session/use-signed-in.js';

const NAMES = ['firstName', 'lastName', 'password'] as const;

function findMissing({ firstName, lastName, password }: Record<(typeof NAMES)[number], string>) {
  return {
    ...(!firstName.trim() && { firstName: t('Enter your first name.') }),
    ...(!lastName.trim() && { lastName: t('Enter your last name.') }),
    ...(!password && { password: t('Choose a password.') }),
  };
}

/** Name and password turn the invitation into an account, which is signed in at once. */
export function AcceptInvitationForm({
  token,
  invitation,
}: {
  token: string;
  invitation: InvitationPreview;
}) {
  const navigate = useNavigate();
  const onSignedIn = useSignedIn();
  const form = useSubmit({
    names: NAMES,
    validate: findMissing,
    submit: async (values) => {
      const user = await acceptInvitation({ token, ...values });
      onSignedIn(user);
      await navigate(firstPath(user), { replace: true, state: { joined: true } });
    },
  });
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      <NameFields field={form.field} firstName={invitation.firstName} lastName={invitation.lastName} />
      <TextField
        label={t('Work email')}
        type="email"
        size="lg"
        autoComplete="username"
        readOnly
        value={invitation.email}
        help={t('You will sign in with this address.')}
      />
      <NewPassword field={form.field} />
      <FormFailure failure={form.failure} />
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        {t('Join')}
      </Button>
    </form>
  );
}
