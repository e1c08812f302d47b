import { Page, SkeletonCards, useSearchParams } from '@atrium/ui';
import { t } from '@atrium/sdk';
import { lazy, Suspense } from 'react';
import LeaveTypePage from './leave-type.page.js';
import { APPROVALS, useLeaveSettingsTabs } from './use-leave-settings-tabs.js';

const ApprovalPlans = lazy(() => import('./approval-plan/approval-plans.js'));

/** The types of leave, and as a tab of its own the steps in which requests are approved. */
export default function LeaveSettingsPage() {
  const [params] = useSearchParams();
  return params.get('tab') === APPROVALS ? <ApprovalsTab /> : <LeaveTypePage />;
}

function ApprovalsTab() {
  return (
    <Page title={t('Approval steps')} tabs={useLeaveSettingsTabs()}>
      <Suspense fallback={<SkeletonCards cards={2} rows={2} label={t('Loading the approval steps')} />}>
        <ApprovalPlans />
      </Suspense>
    </Page>
  );
}
