import { t } from '@atrium/sdk';
import { Page, SkeletonCards, useSearchParams } from '@atrium/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import ShiftPage from './shift.page.js';
import { CORRECTIONS, LATE_POLICY, useWorkTabs } from './use-work-tabs.js';

const CorrectionLimits = lazy(() => import('./components/correction-limits.js'));
const LatePolicyTab = lazy(() => import('./components/late-policy.js'));

/** Shifts, and as tabs of their own the late policy and the limits of corrections. */
export default function WorkSettingsPage() {
  const [params] = useSearchParams();
  const tab = params.get('tab');
  if (tab === CORRECTIONS)
    return (
      <SettingsTab title={t('Corrections')}>
        <CorrectionLimits />
      </SettingsTab>
    );
  if (tab === LATE_POLICY)
    return (
      <SettingsTab title={t('Late policy')}>
        <LatePolicyTab />
      </SettingsTab>
    );
  return <ShiftPage />;
}

function SettingsTab({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} tabs={useWorkTabs()}>
      <Suspense fallback={<SkeletonCards cards={1} rows={2} label={t('Loading')} />}>{children}</Suspense>
    </Page>
  );
}
