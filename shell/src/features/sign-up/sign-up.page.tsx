import type { SignUp } from '@atrium/contracts';
import { t, Trans } from '@atrium/sdk';
import { AuthLayout } from '@atrium/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { COMPANY_CODE_PATH, signInPath } from '../../session/access.rules.js';
import { CheckYourMail } from '../../session/check-your-mail.js';
import { useLinkToken } from '../../session/use-link-token.js';
import { ConfirmEmail } from './confirm-email.js';
import { SignUpForm } from './sign-up-form.js';

export default function SignUpPage() {
  const token = useLinkToken();
  return token ? <ConfirmEmail key={token} token={token} /> : <StartCompany />;
}

function StartCompany() {
  usePageTitle(t('Create your company'));
  const [sent, setSent] = useState<SignUp | null>(null);
  if (sent) return <Sent sent={sent} />;
  return (
    <AuthLayout
      title={t('Create your company')}
      text={t('You will be its first admin and can invite everyone else.')}
    >
      <SignUpForm onSent={setSent} />
      <p className="at-13 at-muted text-center">
        <Trans
          id="Already have an account? <0>Sign in</0>"
          components={[<Link key="0" to={COMPANY_CODE_PATH} />]}
        />
      </p>
    </AuthLayout>
  );
}

function Sent({ sent }: { sent: SignUp }) {
  return (
    <AuthLayout title={t('Check your email')}>
      <CheckYourMail
        hint={
          <Trans
            id="Nothing after a few minutes? Check your spam folder, or <0>sign in with your password</0> and we will send the link again."
            components={[<Link key="0" to={signInPath(sent.companyCode)} />]}
          />
        }
      >
        <Trans
          id="We sent a link to {email}. Open it to finish setting up {companyName}."
          values={{ email: <b>{sent.email}</b>, companyName: sent.companyName }}
        />
      </CheckYourMail>
    </AuthLayout>
  );
}
