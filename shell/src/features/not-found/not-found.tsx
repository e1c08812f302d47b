import { t, useSession } from '@atrium/sdk';
import { ButtonLink } from '@atrium/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { homePath } from '../../session/access.rules.js';

/** Shown for a page that does not exist; a client is redirected to their own page instead. */
export function NotFound() {
  usePageTitle(t('Page not found'));
  const { user } = useSession();
  const { pathname } = useLocation();
  if (user?.role === 'client' && pathname !== homePath(user)) return <Navigate to={homePath(user)} replace />;
  return (
    <div className="at-body at-fill">
      <div className="at-blank">
        <h1>{t('Page not found')}</h1>
        <p>{t('There is nothing at this address. It may have moved, or the link is incomplete.')}</p>
        <div className="acts">
          <ButtonLink variant="primary" to={user ? homePath(user) : '/'}>
            {user ? t('Back to {name}', { name: user.company.name }) : t('Go to the start page')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
