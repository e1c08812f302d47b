import { startOffCycleSchema } from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { CheckField, FormDialog, RefField, SelectField, TextField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { monthIn } from '../../../shared/months.rules.js';
import { useGroupOffers } from '../../../shared/setup.api.js';
import { useStartOffCycleMutation } from '../../../shared/special-run.api.js';
import { useMonthOptions } from '../../../shared/use-month-options.js';
import { usePayrollPaths } from '../../../shared/use-payroll-paths.js';
import type { SpecialDialogProps } from './special-dialog.types.js';

/** Begins a run between months: what it is for, and how its tax is deducted. */
export default function OffCycleDialog({ only, onClose }: SpecialDialogProps) {
  const [start] = useStartOffCycleMutation();
  const { company } = useUser();
  const { run } = usePayrollPaths();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(only);
  const form = useContractForm(startOffCycleSchema, {
    defaultValues: { groupId: only?.id ?? '', month: monthIn(company.timezone), title: '', taxAtOnce: true },
    submit: async (body, key) => {
      const { id } = await start({ key, body }).unwrap();
      onClose();
      await navigate(run(id));
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Pay between months')}
      submitLabel={t('Start')}
      form={form}
      onClose={onClose}
    >
      <TextField
        autoComplete="off"
        label={t('What it is for')}
        help={t('As the payslip shows it, such as a bonus.')}
        {...form.field('title')}
      />
      <SelectField label={t('Month')} {...form.field('month')} options={useMonthOptions()} />
      <RefField
        name="groupId"
        label={t('Pay group')}
        required
        error={form.field('groupId').error}
        chosen={chosen}
        onChoose={(group) => {
          setChosen(group);
          form.methods.setValue('groupId', group?.id ?? '', { shouldDirty: true });
        }}
        useOffers={useGroupOffers}
      />
      <CheckField
        label={t('Deduct the tax with it')}
        help={t('Otherwise the months that are left of the tax year deduct it.')}
        {...form.field('taxAtOnce')}
      />
    </FormDialog>
  );
}
