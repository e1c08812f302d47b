import { addRunLineSchema, PAY_ADJUSTMENT, type PayRun, type Ref } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import {
  CheckField,
  FormDialog,
  MoneyField,
  RefField,
  SelectField,
  TextAreaField,
  TextField,
  useContractForm,
} from '@atrium/ui';
import { useState } from 'react';
import { choiceOptions } from '../../../shared/choice.format.js';
import { nameOfRun } from '../../../shared/run-name.format.js';
import { useEmployeeOffers } from '../../../shared/setup.api.js';
import { useAddRunLineMutation } from '../../../shared/special-run.api.js';
import type { RunDialogProps } from '../run-dialog.types.js';

/** Adds a named line to a run that is not a month's. */
export default function RunLineDialog({ run, onClose }: RunDialogProps) {
  const [person, setPerson] = useState<Ref | null>(run.employee);
  const form = useLineForm({ run, onClose });
  const kinds = choiceOptions(PAY_ADJUSTMENT.list, 'kind').filter(({ value }) => value !== 'loan');
  return (
    <FormDialog
      title={t('Add a line')}
      subtitle={nameOfRun(run)}
      submitLabel={t('Add line')}
      form={form}
      onClose={onClose}
    >
      <div className="at-fields">
        {run.employee === null && (
          <RefField
            name="employeeId"
            label={t('Employee')}
            required
            error={form.field('employeeId').error}
            chosen={person}
            onChoose={(employee) => {
              setPerson(employee);
              form.methods.setValue('employeeId', employee?.id ?? '', { shouldDirty: true });
            }}
            useOffers={useEmployeeOffers}
          />
        )}
        <TextField
          autoComplete="off"
          label={t('Title')}
          help={t('As the payslip shows it.')}
          {...form.field('title')}
        />
        <SelectField label={t('Kind')} {...form.field('kind')} options={kinds} />
        <MoneyField label={t('Amount')} currency="INR" {...form.field('amount')} />
        <TextAreaField label={t('Cause')} wide {...form.field('cause')} />
      </div>
      {form.methods.watch('kind') === 'earning' && (
        <CheckField label={t('Taxable')} {...form.field('taxable')} />
      )}
    </FormDialog>
  );
}

function useLineForm({ run, onClose }: RunDialogProps) {
  const [add] = useAddRunLineMutation();
  return useContractForm(addRunLineSchema, {
    defaultValues: firstLine(run),
    submit: async (body, key) => {
      await add({ id: run.id, key, body }).unwrap();
      toast.success(t('Line added. Compute the run to see what it changes.'));
      onClose();
    },
  });
}

const firstLine = ({ employee, kind, title }: PayRun) => ({
  employeeId: employee?.id ?? '',
  title: kind === 'offCycle' ? (title ?? '') : '',
  kind: kind === 'fullAndFinal' ? ('deduction' as const) : ('earning' as const),
  amount: 0,
  taxable: kind === 'offCycle',
  cause: null,
});
