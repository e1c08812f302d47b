import type { ChangedEmail } from '@atrium/contracts';
import { AuthLayout, Button, ButtonLink, FormFailure, useSubmit } from '@atrium/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { recoveryPath, signInPath } from '../../session/access.rules.js';
import { followEmailLink } from '../../session/sign-in.api.js';
import { useAddressCode } from '../../session/use-address-code.js';

const WORDS = {
  confirm: {
    title: 'Confirm your new e-mail',
    text: 'From then on you sign in with this address.',
    button: 'Confirm the new e-mail',
    done: 'Your new e-mail is confirmed',
    after: 'You sign in with it from now on:',
  },
  stop: {
    title: 'Stop the change of your e-mail',
    text: 'The change is stopped, or taken back if it has happened, and you are signed out everywhere.',
    button: 'Stop the change',
    done: 'The change is stopped',
    after: 'Set a new password now: whoever asked for the change knows the old one. You sign in with',
  },
} as const;

/** Where the links of the mails about another e-mail lead. A press, since mail programs open links by themselves. */
export default function EmailLinkPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const step = useLocation().pathname.endsWith('/stop') ? 'stop' : 'confirm';
  const words = WORDS[step];
  const code = useAddressCode() ?? '';
  const [done, setDone] = useState<ChangedEmail | null>(null);
  usePageTitle(done ? words.done : words.title);
  const form = useSubmit({
    names: [],
    submit: async () => setDone(await followEmailLink(step, token)),
  });
  if (done) return <Done step={step} changed={done} />;
  return (
    <AuthLayout title={words.title}>
      <form className="d-flex flex-column gap-4" {...form.formProps}>
        <p className="at-muted m-0">{words.text}</p>
        <FormFailure failure={form.failure} />
        <Button variant="primary" size="lg" type="submit" busy={form.busy}>
          {words.button}
        </Button>
        <ButtonLink variant="ghost" to={signInPath(code)}>
          Back to sign-in
        </ButtonLink>
      </form>
    </AuthLayout>
  );
}

function Done({ step, changed }: { step: keyof typeof WORDS; changed: ChangedEmail }) {
  const { done, after } = WORDS[step];
  const { email, companyCode } = changed;
  return (
    <AuthLayout title={done}>
      <p role="status">
        {after} <b>{email}</b>
      </p>
      <ButtonLink
        variant="primary"
        size="lg"
        to={step === 'stop' ? recoveryPath(companyCode) : signInPath(companyCode)}
      >
        {step === 'stop' ? 'Set a new password' : 'Go on'}
      </ButtonLink>
    </AuthLayout>
  );
}
