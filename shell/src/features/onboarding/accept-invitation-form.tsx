import type { InvitationPreview } from '@atrium/contracts';
import { Button, FormFailure, PasswordField, TextField, useSubmit } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { homePath } from '../../session/access.rules.js';
import { acceptInvitation } from '../../session/sign-in.api.js';
import { useSignedIn } from '../../session/use-signed-in.js';

/** Name and password turn the invitation into an account that is signed in at once. */
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
    names: ['firstName', 'lastName', 'password'],
    validate: ({ firstName, lastName, password }) => ({
      ...(!firstName.trim() && { firstName: 'Enter your first name.' }),
      ...(!lastName.trim() && { lastName: 'Enter your last name.' }),
      ...(!password && { password: 'Choose a password.' }),
    }),
    submit: async (values) => {
      const user = await acceptInvitation({ token, ...values });
      onSignedIn(user);
      await navigate(homePath(user), { replace: true });
    },
  });
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      <TextField
        label="First name"
        size="lg"
        autoComplete="given-name"
        defaultValue={invitation.firstName}
        {...form.field('firstName')}
      />
      <TextField
        label="Last name"
        size="lg"
        autoComplete="family-name"
        defaultValue={invitation.lastName}
        {...form.field('lastName')}
      />
      <TextField
        label="Work e-mail"
        type="email"
        size="lg"
        autoComplete="username"
        readOnly
        value={invitation.email}
        help="You sign in with it."
      />
      <PasswordField
        label="Password"
        size="lg"
        autoComplete="new-password"
        help="At least 10 characters."
        {...form.field('password')}
      />
      <FormFailure failure={form.failure} />
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        Join
      </Button>
    </form>
  );
}
