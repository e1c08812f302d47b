import { t, useSession } from '@atrium/sdk';
import { ButtonLink, Note } from '@atrium/ui';
import { useLocation } from 'react-router-dom';
import { homePath } from '../../session/access.rules.js';

const wasLost = (state: unknown) => typeof state === 'object' && state !== null && 'lost' in state;

/** Says why the person is on this page: their session ended, or it belongs to another company. */
export function SignInNotice({ code }: { code: string }) {
  const { user } = useSession();
  const location = useLocation();
  if (user && user.company.code !== code) {
    const { name } = user.company;
    return (
      <Note
        action={
          <ButtonLink size="xs" to={homePath(user)}>
            {t('Back to {name}', { name })}
          </ButtonLink>
        }
      >
        {t('You are signed in to {name}. Signing in here ends that session.', { name })}
      </Note>
    );
  }
  if (!user && wasLost(location.state)) {
    return (
      <Note tone="warning">{t('Your session has ended. Sign in again to continue where you left off.')}</Note>
    );
  }
  return null;
}
