import { t } from '@atrium/sdk';
import { Page, type LinkTab, type UseOffers } from '@atrium/ui';
import { MyWeek } from './my-week.js';
import { TimeApproval } from './time-approval.js';
import type { TimePageName } from './time-pages.js';

export interface TimePageProps {
  page: TimePageName;
  tabs: LinkTab[];
  /** Finds tasks. */
  useOffers: UseOffers;
}

/** Hours beside the tasks: the reader's week, or weeks that wait for their decision. */
export default function TimePage({ page, tabs, useOffers }: TimePageProps) {
  return (
    <Page title={page === 'week' ? t('My week') : t('Time to approve')} tabs={tabs}>
      {page === 'week' ? <MyWeek useOffers={useOffers} /> : <TimeApproval />}
    </Page>
  );
}
