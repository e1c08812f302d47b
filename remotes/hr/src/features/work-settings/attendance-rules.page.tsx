import { t } from '@atrium/sdk';
import { Page, SkeletonCards, useSearchParams } from '@atrium/ui';
import { lazy, Suspense } from 'react';
import { CORRECTIONS, useRuleTabs } from './use-work-tabs.js';

const CorrectionLimits = lazy(() => import('./components/correction-limits.js'));
const LatePolicyTab = lazy(() => import('./components/late-policy.js'));

/** What being late costs, and how many corrections of times may be asked for. */
export default function AttendanceRulesPage() {
  const isCorrections = useSearchParams()[0].get('tab') === CORRECTIONS;
  return (
    <Page title={isCorrections ? t('Corrections') : t('Late policy')} tabs={useRuleTabs()}>
      <Suspense fallback={<SkeletonCards cards={1} rows={2} label={t('Loading')} />}>
        {isCorrections ? <CorrectionLimits /> : <LatePolicyTab />}
      </Suspense>
    </Page>
  );
}
