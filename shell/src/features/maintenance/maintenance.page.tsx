import { t, useSession } from '@atrium/sdk';
import { AuthLayout, ButtonLink } from '@atrium/ui';
import { usePageTitle } from '../../app/use-page-title.js';
import { homePath } from '../../session/access.rules.js';

/**
 * While the portal is closed, its notice covers this page like all others. Opened at any other time, this page says
 * that the portal is open.
 */
export default function MaintenancePage() {
  usePageTitle(t('Maintenance'));
  const { user } = useSession();
  return (
    <AuthLayout title={t('The portal is open')} text={t('There is no maintenance at the moment.')}>
      <ButtonLink variant="primary" size="lg" to={user ? homePath(user) : '/'}>
        {t('Continue')}
      </ButtonLink>
    </AuthLayout>
  );
}
