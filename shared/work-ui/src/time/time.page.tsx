import { t } from '@atrium/sdk';
import { Page, type LinkTab } from '@atrium/ui';
import type { TimePage as TimePageName } from '../task/layouts.js';
import { MyWeek } from './my-week.js';
import { TimeApproval } from './time-approval.js';

/** Hours beside the tasks: the reader's week, or weeks that wait for their decision. */
export default function TimePage({ page, tabs }: { page: TimePageName; tabs: LinkTab[] }) {
  return (
    <Page title={page === 'week' ? t('My week') : t('Time to approve')} tabs={tabs}>
      {page === 'week' ? <MyWeek /> : <TimeApproval />}
    </Page>
  );
}
