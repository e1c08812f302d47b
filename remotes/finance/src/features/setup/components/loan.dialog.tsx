import { PAY_LOAN, type CreatePayLoan, type PayLoan } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import {
  FormDialog,
  MoneyField,
  RefField,
  SelectField,
  TextAreaField,
  TextField,
  useRecordForm,
  type RecordForm,
  type RecordFormProps,
} from '@atrium/ui';
import { loanApi } from '../../../shared/loan.api.js';
import { monthIn } from '../../../shared/months.rules.js';
import { nameOfRef } from '../../../shared/ref.format.js';
import { useEmployeeOffers } from '../../../shared/setup.api.js';
import { useMonthOptions } from '../../../shared/use-month-options.js';
import { Beside } from './beside.js';
import { LoanPlan } from './loan-plan.js';

/** Gives a loan or changes it, with the months that pay it back beside. */
export default function LoanDialog({ row, onClose }: RecordFormProps<PayLoan>) {
  const { company } = useUser();
  const form = useRecordForm(PAY_LOAN, {
    row,
    onClose,
    calls: loanApi.useCalls(),
    first: {
      employeeId: '',
      title: '',
      amount: 0,
      instalment: 0,
      fromMonth: monthIn(company.timezone),
      pausedMonths: [],
      note: null,
    },
    nameOf: ({ title }) => title,
  });
  return (
    <FormDialog {...form.frame} size="xl" page {...(row && { subtitle: nameOfRef(row.employee) })}>
      <Beside slip={<Plan form={form} row={row} />}>
        <LoanFields form={form} row={row} />
      </Beside>
    </FormDialog>
  );
}

interface PartProps {
  form: RecordForm<typeof PAY_LOAN, PayLoan>;
  row: PayLoan | null;
}

function LoanFields({ form: { field, reference }, row }: PartProps) {
  const months = useMonthOptions(row?.fromMonth);
  return (
    <div className="at-fields">
      {row === null && <RefField {...reference('employeeId')} required useOffers={useEmployeeOffers} />}
      <TextField autoComplete="off" {...field('title')} help={t('As the payslip shows it.')} />
      <MoneyField {...field('amount')} />
      <MoneyField {...field('instalment')} />
      <SelectField
        {...field('fromMonth')}
        options={months}
        disabled={row?.started ?? false}
        {...(row?.started && { help: t('A payslip has deducted from it already.') })}
      />
      <TextAreaField wide {...field('note')} />
    </div>
  );
}

function Plan({ form: { field, methods }, row }: PartProps) {
  const values = methods.watch() as Partial<CreatePayLoan>;
  const { error } = field('pausedMonths');
  const change = (pausedMonths: string[]) =>
    methods.setValue('pausedMonths', pausedMonths, {
      shouldDirty: true,
      shouldValidate: error !== undefined,
    });
  return <LoanPlan values={values} row={row} error={error} onPause={change} />;
}
