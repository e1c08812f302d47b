import { logDenial, t, useSession } from '@atrium/sdk';
import { ButtonLink, ForbiddenState } from '@atrium/ui';
import { useEffect } from 'react';
import { usePageTitle } from '../app/use-page-title.js';
import { homePath } from './access.rules.js';

/** Shown in place of a page that the person's role or permissions do not allow. */
export function AccessDenied() {
  usePageTitle(t('401 - Access Denied'));
  const { user } = useSession();
  useEffect(() => logDenial(user), [user]);
  return (
    <div className="at-body at-fill">
      <ForbiddenState
        actions={
          user && (
            <ButtonLink to={homePath(user)}>{t('Back to {name}', { name: user.company.name })}</ButtonLink>
          )
        }
      />
    </div>
  );
}
