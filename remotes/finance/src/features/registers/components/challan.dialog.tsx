import { TAX_CHALLAN, type TaxChallan } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  MoneyField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { choiceOptions } from '../../../shared/choice.format.js';
import { monthIn } from '../../../shared/months.rules.js';
import { TaxYearField } from './tax-year-field.js';
import { challanApi } from '../registers.api.js';
import { lastQuarter } from '../quarter.rules.js';

/** Adds or edits a deposit of deducted tax. */
export default function ChallanDialog({ row, onClose }: RecordFormProps<TaxChallan>) {
  const month = monthIn(useUser().company.timezone);
  const { frame, field, methods } = useRecordForm(TAX_CHALLAN, {
    row,
    onClose,
    calls: challanApi.useCalls(),
    first: { ...lastQuarter(month), bsrCode: '', paidOn: '', serial: '', tax: 0, interest: 0, fee: 0 },
    nameOf: ({ bsrCode, serial }) => `${bsrCode} ${serial}`,
  });
  return (
    <FormDialog {...frame}>
      <div className="at-fields">
        <TaxYearField
          value={Number(methods.watch('taxYear'))}
          onChange={(year) => methods.setValue('taxYear', year, { shouldDirty: true })}
        />
        <SelectField {...field('quarter')} options={choiceOptions(TAX_CHALLAN.list, 'quarter')} />
        <TextField
          autoComplete="off"
          inputMode="numeric"
          {...field('bsrCode')}
          help={t('The 7 digits of the bank branch.')}
        />
        <TextField autoComplete="off" inputMode="numeric" {...field('serial')} help={t('5 digits.')} />
        <DateField {...field('paidOn')} />
        <MoneyField {...field('tax')} />
        <MoneyField {...field('interest')} />
        <MoneyField {...field('fee')} />
      </div>
    </FormDialog>
  );
}
