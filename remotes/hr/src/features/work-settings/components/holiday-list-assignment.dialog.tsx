import { HOLIDAY_LIST_ASSIGNMENT, type AssignmentRow } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { RecordFormProps } from '@atrium/ui';
import { AssignmentForm } from '../../../shared/assignment/assignment-form.js';
import { LISTS_GIVEN, usePreviewListAssignmentQuery } from '../../../shared/holiday.api.js';
import { EffectNote } from './effect-note.js';

/** Gives a list of holidays to a person, a department or everybody. */
export default function HolidayListAssignmentDialog(props: RecordFormProps<AssignmentRow>) {
  return (
    <AssignmentForm
      {...props}
      book={LISTS_GIVEN}
      fromHelp={t('The days before keep their plan.')}
      note={(given) => !props.row && <AssignmentNote given={given} />}
    />
  );
}

const NOTHING = { employeeId: null, departmentId: null, listId: '', validFrom: '' };

/** What the assignment would change; nothing while it is not complete. */
function AssignmentNote({ given }: { given: object }) {
  const asked = HOLIDAY_LIST_ASSIGNMENT.createSchema.safeParse(given);
  const { currentData } = usePreviewListAssignmentQuery(asked.data ?? NOTHING, { skip: !asked.success });
  return <EffectNote effect={currentData} />;
}
