import { dayIn, HOLIDAY_LIST_ASSIGNMENT, type HolidayListAssignment } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateField, FormDialog, RefField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import {
  listAssignmentApi,
  useHolidayListOffers,
  usePreviewListAssignmentQuery,
} from '../../../shared/holiday.api.js';
import { EffectNote } from './effect-note.js';

/** Gives a list of holidays to a person, a department or everybody. */
export default function ListAssignmentDialog({ row, onClose }: RecordFormProps<HolidayListAssignment>) {
  const { frame, field, reference, methods } = useRecordForm(HOLIDAY_LIST_ASSIGNMENT, {
    ...{ row, onClose, calls: listAssignmentApi.useCalls() },
    first: { employeeId: null, departmentId: null, listId: '', validFrom: dayIn(new Date()) },
    nameOf: ({ list }) => list?.name ?? '',
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <RefField {...reference('listId')} useOffers={useHolidayListOffers} />
        <DateField {...field('validFrom')} help={t('The days before keep their plan.')} />
        <RefField {...reference('departmentId')} useOffers={useDepartmentOffers} help={t('Empty: all.')} />
        <RefField
          {...reference('employeeId')}
          useOffers={useEmployeeOffers}
          help={t('Empty: everyone, or the whole department.')}
        />
      </div>
      {!row && <AssignmentNote given={methods.watch()} />}
    </FormDialog>
  );
}

const NOTHING = { employeeId: null, departmentId: null, listId: '', validFrom: '' };

/** What the assignment would change; nothing while it is not complete. */
function AssignmentNote({ given }: { given: object }) {
  const values = Object.entries(given).map(([name, value]) => [
    name,
    value === '' ? null : (value as unknown),
  ]);
  const asked = HOLIDAY_LIST_ASSIGNMENT.createSchema.safeParse(Object.fromEntries(values));
  const { currentData } = usePreviewListAssignmentQuery(asked.data ?? NOTHING, { skip: !asked.success });
  return <EffectNote effect={currentData} />;
}
