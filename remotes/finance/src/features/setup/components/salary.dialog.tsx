import { SALARY, type CreateSalary, type SalaryRecord } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import {
  FormDialog,
  MoneyField,
  RefField,
  SelectField,
  TextField,
  useRecordForm,
  type RecordFormProps,
} from '@atrium/ui';

import { monthIn } from '../../../shared/months.rules.js';
import { useMonthOptions } from '../../../shared/use-month-options.js';
import { sayMonth } from '../../../shared/pay.format.js';
import { nameOfRef } from '../../../shared/ref.format.js';
import {
  salaryApi,
  useEmployeeOffers,
  useGroupOffers,
  useStructureOffers,
} from '../../../shared/setup.api.js';
import { Overrides } from './overrides.js';

/** Gives somebody a salary from a month on, or corrects one that no payslip was computed by. */
export default function SalaryDialog({ row, onClose }: RecordFormProps<SalaryRecord>) {
  const { company } = useUser();
  const months = useMonthOptions();
  const { frame, field, reference, methods } = useRecordForm(SALARY, {
    row,
    onClose,
    calls: salaryApi.useCalls(),
    first: {
      employeeId: '',
      structureId: '',
      groupId: '',
      from: monthIn(company.timezone),
      ctc: 0,
      overrides: [],
      reason: null,
    },
    nameOf: ({ employee }) => nameOfRef(employee),
  });
  const { structureId, overrides = [] } = methods.watch() as Partial<CreateSalary>;
  return (
    <FormDialog {...frame} {...(row && { subtitle: t('from {month}', { month: sayMonth(row.from) }) })}>
      <div className="at-fields">
        {row === null && <RefField {...reference('employeeId')} required useOffers={useEmployeeOffers} />}
        {row === null && <SelectField {...field('from')} options={months} />}
        <RefField {...reference('structureId')} required useOffers={useStructureOffers} />
        <RefField {...reference('groupId')} required useOffers={useGroupOffers} />
        <MoneyField {...field('ctc')} />
        <TextField autoComplete="off" {...field('reason')} help={t('Such as a raise or a new job.')} />
      </div>
      <Overrides
        structureId={structureId ?? ''}
        overrides={overrides}
        error={field('overrides').error}
        onChange={(next) => methods.setValue('overrides', next, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
