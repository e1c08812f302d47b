import { PAY_RUN, type Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, RefField, SelectField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGroupOffers } from '../../shared/setup.api.js';
import { useMonthOptions } from '../../shared/use-month-options.js';
import { usePayrollPaths } from '../../shared/use-payroll-paths.js';
import { useStartRun } from './use-start-run.js';

/** Which group is paid for which month. */
export default function NewRunDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const start = useStartRun();
  const { run } = usePayrollPaths();
  const navigate = useNavigate();
  const [group, setGroup] = useState<Ref | null>(null);
  const form = useContractForm(PAY_RUN.createSchema, {
    defaultValues: { groupId: '', month, kind: 'regular' },
    submit: async (body) => {
      const id = await start(body);
      onClose();
      await navigate(run(id));
    },
  });
  return (
    <FormDialog size="sm" title={t('New run')} submitLabel={t('Compute')} form={form} onClose={onClose}>
      <RefField
        name="groupId"
        label={t('Pay group')}
        required
        error={form.field('groupId').error}
        chosen={group}
        onChoose={(chosen) => {
          setGroup(chosen);
          form.methods.setValue('groupId', chosen?.id ?? '', { shouldDirty: true });
        }}
        useOffers={useGroupOffers}
      />
      <SelectField label={t('Month')} {...form.field('month')} options={useMonthOptions(month)} />
    </FormDialog>
  );
}
