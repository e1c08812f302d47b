import { dayIn, HOLIDAY, HOLIDAY_KIND_LABELS, type Holiday } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  Note,
  RefField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { useDepartmentOffers } from '../../../shared/department.api.js';
import { holidayApi } from '../../../shared/work-plan.api.js';

export default function HolidayDialog({ row, onClose }: RecordFormProps<Holiday>) {
  const { frame, field, reference } = useRecordForm(HOLIDAY, {
    ...{ row, onClose, calls: holidayApi.useCalls() },
    first: { name: '', date: dayIn(new Date()), kind: 'public', departmentId: null },
    nameOf: ({ name }) => name,
  });
  const kinds = Object.entries(HOLIDAY_KIND_LABELS);
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TextField autoComplete="off" wide {...field('name')} />
        <DateField {...field('date')} />
        <SelectField
          {...field('kind')}
          options={kinds.map(([value, label]) => ({ value, label: translate(label) }))}
          help={t('On an optional one people work unless they take leave.')}
        />
        <RefField {...reference('departmentId')} useOffers={useDepartmentOffers} help={t('Empty: all.')} />
      </div>
      <Note>{t('Approved leave on this day is given back.')}</Note>
    </FormDialog>
  );
}
