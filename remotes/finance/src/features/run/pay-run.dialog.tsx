import { dayIn, PAY_RUN } from '@atrium/contracts';
import { t, toast, useUser } from '@atrium/sdk';
import { DateField, FormDialog, useContractForm } from '@atrium/ui';
import { nameOfRun } from '../../shared/run-name.format.js';
import { runApi } from '../../shared/run.api.js';
import type { RunDialogProps } from './run-dialog.types.js';

/** Says on which day everybody who is left was paid; held payslips stay. */
export default function PayRunDialog({ run, onClose }: RunDialogProps) {
  const { take } = runApi.useCalls();
  const { company } = useUser();
  const form = useContractForm(PAY_RUN.steps.pay.body, {
    defaultValues: { version: run.version, paidOn: dayIn(new Date(), company.timezone) },
    submit: async (body) => {
      await take({ ...body, id: run.id, step: 'pay' });
      toast.success(t('Run marked as paid'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Mark as paid')}
      subtitle={nameOfRun(run)}
      submitLabel={t('Mark as paid')}
      form={form}
      onClose={onClose}
    >
      <DateField
        label={t('Paid on')}
        help={
          run.held > 0
            ? t('{count, plural, one {# held payslip is} other {# held payslips are}} not paid with it.', {
                count: run.held,
              })
            : undefined
        }
        {...form.field('paidOn')}
      />
    </FormDialog>
  );
}
