import { type ApiFailure, readFailure, t } from '@atrium/sdk';
import { AuthLayout, ButtonLink, Spinner } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { agencyPath, COMPANY_CODE_PATH } from '../../session/access.rules.js';
import { confirmEmail } from '../../session/sign-in.api.js';
import { useSignedIn } from '../../session/use-signed-in.js';

/** Opened by the sign-up mail: confirms the e-mail, signs the admin in and asks for the company's details. */
export function ConfirmEmail({ token }: { token: string }) {
  usePageTitle(t('Confirm your email'));
  const failure = useConfirmation(token);
  if (!failure) {
    return (
      <AuthLayout title={t('Confirming your email')}>
        <Spinner label={t('Confirming your email')} large />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('Your email could not be confirmed')}>
      <p className="at-muted">{failure.error.message}</p>
      <p className="at-muted">{t('If you opened this link before, your company is ready. Sign in.')}</p>
      <ButtonLink variant="primary" size="lg" to={COMPANY_CODE_PATH}>
        {t('Sign in')}
      </ButtonLink>
    </AuthLayout>
  );
}

function useConfirmation(token: string): ApiFailure | null {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const onSignedIn = useSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    confirmEmail(token).then(
      (user) => {
        onSignedIn(user);
        return navigate(agencyPath(user.company.code), { replace: true });
      },
      (reason: unknown) => setFailure(readFailure(reason)),
    );
  }, [token, onSignedIn, navigate]);
  return failure;
}
