import type { AssignmentRow } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { RecordFormProps } from '@atrium/ui';
import { AssignmentForm } from '../../../shared/assignment/assignment-form.js';
import { SCHEDULES_GIVEN } from '../../../shared/work-plan.api.js';
import { AffectedNote } from './affected-note.js';

/** Gives a schedule to a person, a department or everybody. */
export default function ScheduleAssignmentDialog(props: RecordFormProps<AssignmentRow>) {
  return (
    <AssignmentForm
      {...props}
      book={SCHEDULES_GIVEN}
      fromHelp={t('The days before keep their plan.')}
      note={({ employeeId = null, departmentId = null, validFrom }) =>
        validFrom && (
          <AffectedNote
            change={{ kind: 'assignment', id: null, employeeId, departmentId, from: validFrom }}
          />
        )
      }
    />
  );
}
