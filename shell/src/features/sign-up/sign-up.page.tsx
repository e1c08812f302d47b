import type { SignUp } from '@atrium/contracts';
import { AuthLayout } from '@atrium/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { COMPANY_CODE_PATH, signInPath } from '../../session/access.rules.js';
import { CheckYourMail } from '../../session/check-your-mail.js';
import { ConfirmEmail } from './confirm-email.js';
import { SignUpForm } from './sign-up-form.js';

export default function SignUpPage() {
  const token = useSearchParams()[0].get('confirm');
  return token ? <ConfirmEmail key={token} token={token} /> : <StartCompany />;
}

function StartCompany() {
  usePageTitle('Start your company');
  const [sent, setSent] = useState<SignUp | null>(null);
  if (sent) return <Sent sent={sent} />;
  return (
    <AuthLayout title="Start your company" text="You become its first admin and invite the others.">
      <SignUpForm onSent={setSent} />
      <p className="at-13 at-muted text-center">
        Already here? <Link to={COMPANY_CODE_PATH}>Sign in</Link>
      </p>
    </AuthLayout>
  );
}

function Sent({ sent }: { sent: SignUp }) {
  return (
    <AuthLayout title="Check your mail">
      <CheckYourMail
        hint={
          <>
            Nothing there after some minutes? Look among the unwanted mail, or{' '}
            <Link to={signInPath(sent.companyCode)}>sign in with your password</Link>: we send the link again.
          </>
        }
      >
        We sent a link to <b>{sent.email}</b>. Open it, and {sent.companyName} is ready.
      </CheckYourMail>
    </AuthLayout>
  );
}
