import { t } from '@atrium/sdk';
import type { ApiFailure } from '@atrium/sdk';
import { AuthLayout, Button, ButtonLink } from '@atrium/ui';
import { useTransition } from 'react';
import { COMPANY_CODE_PATH } from '../../session/access.rules.js';
import { refreshInvitation, type InvitationLookup } from './invitation-lookup.js';

interface InvitationFailureProps {
  token: string;
  failure: ApiFailure;
  onRetry: (lookup: Promise<InvitationLookup>) => void;
}

/** The statuses of a link that will never work again: malformed, unknown, used or expired. */
const HOPELESS = [400, 404, 410];

export function InvitationFailure({ token, failure, onRetry }: InvitationFailureProps) {
  const [asking, startAsking] = useTransition();
  const hopeless = HOPELESS.includes(failure.status);
  return (
    <AuthLayout title={hopeless ? t('This invitation is not valid') : t('The invitation could not be read')}>
      <p className="at-muted">{hopeless ? sentenceFor(failure) : failure.error.message}</p>
      {hopeless ? (
        <ButtonLink variant="primary" size="lg" to={COMPANY_CODE_PATH}>
          {t('Sign in')}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          size="lg"
          busy={asking}
          onClick={() => startAsking(() => onRetry(refreshInvitation(token)))}
        >
          {t('Retry')}
        </Button>
      )}
    </AuthLayout>
  );
}

function sentenceFor({ error }: ApiFailure): string {
  if (error.code === 'LINK_EXPIRED')
    return t('It has expired. Ask the person who invited you to send it again.');
  if (error.code === 'VALIDATION_FAILED')
    return t('The link is incomplete. Copy all of it from the email, or ask for a new one.');
  return t(
    'It was already used or withdrawn. If you have an account, sign in. If not, ask for a new invitation.',
  );
}
