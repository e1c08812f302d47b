import { lazyDialog, t } from '@atrium/sdk';
import { AssignmentList } from '../../shared/assignment/assignment-list.js';
import { SCHEDULES_GIVEN } from '../../shared/work-plan.api.js';
import { useShiftTabs } from './use-work-tabs.js';

const ScheduleAssignmentDialog = lazyDialog(() => import('./components/schedule-assignment.dialog.js'));

/** Who follows which schedule from which day on. */
export default function ScheduleAssignmentPage() {
  return (
    <AssignmentList
      book={SCHEDULES_GIVEN}
      Form={ScheduleAssignmentDialog}
      empty={{
        title: t('No one follows a schedule yet'),
        text: t('Give one to everyone, to a department or to a person.'),
      }}
      tabs={useShiftTabs()}
    />
  );
}
