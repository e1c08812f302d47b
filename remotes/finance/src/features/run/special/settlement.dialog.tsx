import { openSettlementSchema, type Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { FormDialog, RefField, useContractForm } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEmployeeOffers } from '../../../shared/setup.api.js';
import { useOpenSettlementMutation } from '../../../shared/special-run.api.js';
import { usePayrollPaths } from '../../../shared/use-payroll-paths.js';
import type { SpecialDialogProps } from './special-dialog.types.js';

/** Opens the settlement of somebody whose last day is known; usually the notice opens it. */
export default function SettlementDialog({ onClose }: SpecialDialogProps) {
  const [open] = useOpenSettlementMutation();
  const { run } = usePayrollPaths();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Ref | null>(null);
  const form = useContractForm(openSettlementSchema, {
    defaultValues: { employeeId: '' },
    submit: async (body, key) => {
      const { id } = await open({ key, body }).unwrap();
      onClose();
      await navigate(run(id));
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Settle someone who leaves')}
      submitLabel={t('Open settlement')}
      form={form}
      onClose={onClose}
    >
      <RefField
        name="employeeId"
        label={t('Employee')}
        required
        help={t('A notice or an exit in HR opens the settlement automatically.')}
        error={form.field('employeeId').error}
        chosen={chosen}
        onChoose={(employee) => {
          setChosen(employee);
          form.methods.setValue('employeeId', employee?.id ?? '', { shouldDirty: true });
        }}
        useOffers={useEmployeeOffers}
      />
    </FormDialog>
  );
}
