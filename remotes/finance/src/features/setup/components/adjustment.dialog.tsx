import { PAY_ADJUSTMENT, type PayAdjustment } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  MoneyField,
  RefField,
  SelectField,
  TextAreaField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { choiceOptions } from '../../../shared/choice.format.js';

import { monthIn } from '../../../shared/months.rules.js';
import { useMonthOptions } from '../../../shared/use-month-options.js';
import { nameOfRef } from '../../../shared/ref.format.js';
import { adjustmentApi, useEmployeeOffers } from '../../../shared/setup.api.js';

/** Adds or edits what one payslip has besides. */
export default function AdjustmentDialog({ row, onClose }: RecordFormProps<PayAdjustment>) {
  const { company } = useUser();
  const { frame, field, reference, methods } = useRecordForm(PAY_ADJUSTMENT, {
    row,
    onClose,
    calls: adjustmentApi.useCalls(),
    first: {
      employeeId: '',
      payMonth: monthIn(company.timezone),
      title: '',
      kind: 'earning',
      amount: 0,
      taxable: true,
      cause: null,
    },
    nameOf: ({ title }) => title,
  });
  return (
    <FormDialog {...frame} {...(row && { subtitle: nameOfRef(row.employee) })}>
      <div className="at-fields">
        {row === null && <RefField {...reference('employeeId')} required useOffers={useEmployeeOffers} />}
        <SelectField {...field('payMonth')} options={useMonthOptions(row?.payMonth)} />
        <TextField autoComplete="off" {...field('title')} help={t('As the payslip shows it.')} />
        <SelectField {...field('kind')} options={choiceOptions(PAY_ADJUSTMENT.list, 'kind')} />
        <MoneyField {...field('amount')} />
        <TextAreaField wide {...field('cause')} />
      </div>
      {methods.watch('kind') === 'earning' && <CheckField {...field('taxable')} />}
    </FormDialog>
  );
}
