import { dayIn, PAY_SLIP, type PaySlipDetail } from '@atrium/contracts';
import { t, toast, useUser } from '@atrium/sdk';
import { DateField, FormDialog, useContractForm } from '@atrium/ui';
import { nameOfRef } from '../../../shared/ref.format.js';
import { slipApi } from '../../../shared/run.api.js';

/** Says on which day somebody was paid who was not paid with the others. */
export default function PaySlipDialog({ slip, onClose }: { slip: PaySlipDetail; onClose: () => void }) {
  const { take } = slipApi.useCalls();
  const { company } = useUser();
  const name = nameOfRef(slip.employee);
  const form = useContractForm(PAY_SLIP.steps.pay.body, {
    defaultValues: { version: slip.version, paidOn: dayIn(new Date(), company.timezone) },
    submit: async (body) => {
      await take({ ...body, id: slip.id, step: 'pay' });
      toast.success(t('{name} marked as paid', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Mark as paid')}
      subtitle={name}
      submitLabel={t('Mark as paid')}
      form={form}
      onClose={onClose}
    >
      <DateField label={t('Paid on')} {...form.field('paidOn')} />
    </FormDialog>
  );
}
