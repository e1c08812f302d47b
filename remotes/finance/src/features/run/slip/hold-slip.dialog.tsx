import { PAY_SLIP, type PaySlipDetail } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, TextField, useContractForm } from '@atrium/ui';
import { nameOfRef } from '../../../shared/ref.format.js';
import { slipApi } from '../../../shared/run.api.js';

/** Keeps somebody's pay back, with a reason that everybody who sees the run reads. */
export default function HoldSlipDialog({ slip, onClose }: { slip: PaySlipDetail; onClose: () => void }) {
  const { take } = slipApi.useCalls();
  const name = nameOfRef(slip.employee);
  const form = useContractForm(PAY_SLIP.steps.hold.body, {
    defaultValues: { version: slip.version, reason: '' },
    submit: async (body) => {
      await take({ ...body, id: slip.id, step: 'hold' });
      toast.success(t('{name} held', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Hold the payslip')}
      subtitle={name}
      submitLabel={t('Hold')}
      form={form}
      onClose={onClose}
    >
      <TextField
        autoComplete="off"
        label={t('Reason')}
        help={t('It is not paid with the run until someone releases it.')}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
