import { t, Trans } from '@atrium/sdk';
import { Button, FormFailure, TextField, useSubmit } from '@atrium/ui';
import { useState } from 'react';
import { CheckYourMail } from '../../session/check-your-mail.js';
import { requestRecovery } from '../../session/sign-in.api.js';

/** The answer is the same whether the e-mail is known or not, so that nobody learns who has an account. */
export function AskForLink({ code }: { code: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSubmit({
    names: ['email'],
    validate: ({ email }) => (email.trim() ? {} : { email: t('Enter your work email.') }),
    submit: async ({ email }) => {
      await requestRecovery(code, email.trim());
      setSentTo(email.trim());
    },
  });
  if (sentTo) return <Sent to={sentTo} />;
  return (
    <form className="d-flex flex-column gap-4" {...form.formProps}>
      <TextField
        label={t('Work email')}
        type="email"
        size="lg"
        autoComplete="username"
        help={t('We will email you a link. It works once.')}
        {...form.field('email')}
      />
      <FormFailure failure={form.failure} />
      <Button variant="primary" size="lg" type="submit" busy={form.busy}>
        {t('Send link')}
      </Button>
    </form>
  );
}

function Sent({ to }: { to: string }) {
  return (
    <CheckYourMail
      hint={t(
        'Nothing after a few minutes? Check your spam folder, or ask your admin which email address they invited.',
      )}
    >
      <Trans
        id="If {email} has an account here, a link to set a new password is on its way."
        values={{ email: <b>{to}</b> }}
      />
    </CheckYourMail>
  );
}
