import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { AuthLayout, SkeletonCards } from '@atrium/ui';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { RemoteWidget } from '../../federation/remote-widget.js';
import { listSlot } from '../../federation/slot.rules.js';
import { usePortal } from '../../navigation/use-portal.js';

/** What the company's apps ask of a new person. Where none asks, they start with the dashboard. */
export default function OnboardingStepsPage() {
  usePageTitle(t('Your first steps'));
  const mayOpen = useMayOpen();
  const toPath = useCompanyPath();
  const { portal } = usePortal();
  const entries = portal ? listSlot(portal, 'onboarding.steps', mayOpen) : [];
  if (portal && entries.length === 0) return <Navigate to={toPath('dashboard')} replace />;
  return (
    <AuthLayout wide>
      {!portal && <SkeletonCards cards={1} rows={6} label={t('Loading')} />}
      {entries.map((entry) => (
        <RemoteWidget key={entry.slot.id} {...entry} />
      ))}
    </AuthLayout>
  );
}
