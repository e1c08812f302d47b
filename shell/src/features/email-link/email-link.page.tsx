import { msg, t, translate } from '@atrium/sdk';
import type { ChangedEmail } from '@atrium/contracts';
import { AuthLayout, Button, ButtonLink, FormFailure, useSubmit } from '@atrium/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { recoveryPath, signInPath } from '../../session/access.rules.js';
import { followEmailLink } from '../../session/sign-in.api.js';
import { useAddressCode } from '../../session/use-address-code.js';
import { useLinkToken } from '../../session/use-link-token.js';

const WORDS = {
  confirm: {
    title: msg('Confirm your new email'),
    text: msg('You will sign in with this address from then on.'),
    button: msg('Confirm the new email'),
    done: msg('Your new email is confirmed'),
    after: msg('You sign in with it from now on:'),
  },
  stop: {
    title: msg('Stop the change of your email'),
    text: msg('This stops or reverses the change and signs you out everywhere.'),
    button: msg('Stop change'),
    done: msg('The change is stopped'),
    after: msg(
      'Set a new password now: the person who asked for the change knows the old one. You sign in with',
    ),
  },
} as const;

/**
 * Opened by links in mails about a change of e-mail. It requires a press, because mail programs open links by
 * themselves.
 */
export default function EmailLinkPage() {
  const token = useLinkToken() ?? '';
  const step = useLocation().pathname.endsWith('/stop') ? 'stop' : 'confirm';
  const words = WORDS[step];
  const code = useAddressCode() ?? '';
  const [done, setDone] = useState<ChangedEmail | null>(null);
  usePageTitle(translate(done ? words.done : words.title));
  const form = useSubmit({
    names: [],
    submit: async () => setDone(await followEmailLink(step, token)),
  });
  if (done) return <Done step={step} changed={done} />;
  return (
    <AuthLayout title={translate(words.title)}>
      <form className="d-flex flex-column gap-4" {...form.formProps}>
        <p className="at-muted m-0">{translate(words.text)}</p>
        <FormFailure failure={form.failure} />
        <Button variant="primary" size="lg" type="submit" busy={form.busy}>
          {translate(words.button)}
        </Button>
        <ButtonLink variant="ghost" to={signInPath(code)}>
          {t('Back to sign-in')}
        </ButtonLink>
      </form>
    </AuthLayout>
  );
}

function Done({ step, changed }: { step: keyof typeof WORDS; changed: ChangedEmail }) {
  const { done, after } = WORDS[step];
  const { email, companyCode } = changed;
  return (
    <AuthLayout title={translate(done)}>
      <p role="status">
        {translate(after)} <b>{email}</b>
      </p>
      <ButtonLink
        variant="primary"
        size="lg"
        to={step === 'stop' ? recoveryPath(companyCode) : signInPath(companyCode)}
      >
        {step === 'stop' ? t('Set a new password') : t('Continue')}
      </ButtonLink>
    </AuthLayout>
  );
}
