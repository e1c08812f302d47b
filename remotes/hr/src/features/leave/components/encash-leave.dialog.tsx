import { encashLeaveSchema } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, NumberField, SelectField, useContractForm } from '@atrium/ui';
import { useEncashLeaveMutation } from '../leave-keeping.api.js';
import { daysInWords } from '../leave.format.js';
import { useTypeOptions } from '../use-type-options.js';
import type { KeepLeaveProps } from './adjust-leave.dialog.js';

/** Takes days from a balance because they are paid out; the amount of money is payroll's. */
export default function EncashLeaveDialog({ employeeId, onClose }: KeepLeaveProps) {
  const [encash] = useEncashLeaveMutation();
  const types = useTypeOptions();
  const form = useContractForm(encashLeaveSchema, {
    defaultValues: { employeeId, typeId: '', days: 1 },
    submit: async (body, key) => {
      const { days } = await encash({ key, body }).unwrap();
      toast.success(t('{days} paid out', { days: daysInWords(-days) }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Pay out days')}
      subtitle={t('They leave the balance. The leave type says how many at most.')}
      form={form}
      submitLabel={t('Pay out')}
      onClose={onClose}
    >
      <div className="at-fields">
        <SelectField
          label={t('Leave type')}
          placeholder={t('Choose')}
          options={types}
          {...form.field('typeId')}
        />
        <NumberField label={t('Days')} {...form.field('days')} />
      </div>
    </FormDialog>
  );
}
