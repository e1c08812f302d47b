import { dayIn, SCHEDULE_ASSIGNMENT, type ScheduleAssignment } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateField, FormDialog, RefField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import { assignmentApi, useScheduleOffers } from '../../../shared/work-plan.api.js';
import { AffectedNote } from './affected-note.js';

/** Gives a schedule to a person, a department or everybody. */
export default function AssignmentDialog({ row, onClose }: RecordFormProps<ScheduleAssignment>) {
  const { frame, field, reference, methods } = useRecordForm(SCHEDULE_ASSIGNMENT, {
    ...{ row, onClose, calls: assignmentApi.useCalls() },
    first: { employeeId: null, departmentId: null, scheduleId: '', validFrom: dayIn(new Date()) },
    nameOf: ({ schedule }) => schedule?.name ?? '',
  });
  const textOf = (name: string) => {
    const value: unknown = methods.watch(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [employeeId, departmentId, from] = [
    textOf('employeeId'),
    textOf('departmentId'),
    textOf('validFrom'),
  ];
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <RefField {...reference('scheduleId')} useOffers={useScheduleOffers} />
        <DateField {...field('validFrom')} />
        <RefField {...reference('departmentId')} useOffers={useDepartmentOffers} help={t('Empty: all.')} />
        <RefField
          {...reference('employeeId')}
          useOffers={useEmployeeOffers}
          help={t('Empty: everyone, or the whole department.')}
        />
      </div>
      {from && <AffectedNote change={{ kind: 'assignment', id: null, employeeId, departmentId, from }} />}
    </FormDialog>
  );
}
