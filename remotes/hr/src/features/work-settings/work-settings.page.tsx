import { t } from '@atrium/sdk';
import { Page, SkeletonCards } from '@atrium/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import ShiftPage from './shift.page.js';
import { CORRECTIONS, useWorkTabs } from './use-work-tabs.js';

const CorrectionLimits = lazy(() => import('./components/correction-limits.js'));

/** Shifts, and as a tab of its own the limits of corrections. */
export default function WorkSettingsPage() {
  const [params] = useSearchParams();
  return params.get('tab') === CORRECTIONS ? <CorrectionsTab /> : <ShiftPage />;
}

function CorrectionsTab() {
  return (
    <Page title={t('Corrections')} tabs={useWorkTabs()}>
      <Suspense fallback={<SkeletonCards cards={1} rows={2} label={t('Loading the limits')} />}>
        <CorrectionLimits />
      </Suspense>
    </Page>
  );
}
