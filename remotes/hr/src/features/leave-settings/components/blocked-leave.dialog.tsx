import { BLOCKED_LEAVE, type BlockedLeave } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateField, FormDialog, RefField, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { blockedLeaveApi } from '../../../shared/leave-type.api.js';
import { useToday } from '../../../shared/use-today.js';

export default function BlockedLeaveDialog({ row, onClose }: RecordFormProps<BlockedLeave>) {
  const today = useToday();
  const { frame, field, reference } = useRecordForm(BLOCKED_LEAVE, {
    row,
    onClose,
    calls: blockedLeaveApi.useCalls(),
    first: { name: '', fromDate: today, toDate: today, departmentId: null },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <DateField {...field('fromDate')} />
        <DateField {...field('toDate')} />
        <RefField {...reference('departmentId')} useOffers={useDepartmentOffers} help={t('Empty: all.')} />
      </div>
    </FormDialog>
  );
}
