import '@atrium/ui/frame.scss';
import '@atrium/ui/app.scss';
import type { Maintenance } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { AuthLayout, Spinner } from '@atrium/ui';

/** Says that the portal is closed for maintenance; `message` comes from its operator. */
export function MaintenanceNotice({ state }: { state: Maintenance | null }) {
  return (
    <AuthLayout title={t('The portal is closed for maintenance')}>
      <p>{state?.message ?? t('It will be back shortly. Everything you saved is safe.')}</p>
      <p className="at-muted at-13 d-flex align-items-center gap-2" role="status">
        <Spinner label={t('Waiting')} />
        {t('This page continues automatically when the portal is back.')}
      </p>
    </AuthLayout>
  );
}
