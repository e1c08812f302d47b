import { lazyDialog, t } from '@atrium/sdk';
import { AssignmentList } from '../../shared/assignment/assignment-list.js';
import { LISTS_GIVEN } from '../../shared/holiday.api.js';
import { useHolidayTabs } from './use-work-tabs.js';

const ListAssignmentDialog = lazyDialog(() => import('./components/holiday-list-assignment.dialog.js'));

/** Who follows which list of holidays from which day on. */
export default function HolidayListAssignmentPage() {
  return (
    <AssignmentList
      book={LISTS_GIVEN}
      Form={ListAssignmentDialog}
      empty={{
        title: t('Everyone follows the list of the company'),
        text: t('Give another list to a department or to a person.'),
      }}
      tabs={useHolidayTabs()}
    />
  );
}
