import { t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useLogout } from './use-logout.js';

/** For pages without a profile menu. */
export function LogoutButton() {
  return (
    <Button icon="logout" onClick={useLogout()}>
      {t('Logout')}
    </Button>
  );
}
