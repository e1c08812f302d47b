import { HOLIDAY_LIST, type HolidayList } from '@atrium/contracts';
import { FormDialog, TextField, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { holidayListApi } from '../../../shared/holiday.api.js';

export default function HolidayListDialog({ row, onClose }: RecordFormProps<HolidayList>) {
  const { frame, field } = useRecordForm(HOLIDAY_LIST, {
    row,
    onClose,
    calls: holidayListApi.useCalls(),
    first: { name: '' },
    nameOf: ({ name }) => name,
  });
  return (
    <FormDialog {...frame} size="sm">
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
      </div>
    </FormDialog>
  );
}
