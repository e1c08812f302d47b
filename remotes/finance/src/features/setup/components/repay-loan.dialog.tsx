import { dayIn, PAY_LOAN, type PayLoan } from '@atrium/contracts';
import { t, toast, useUser } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  MoneyField,
  TextField,
  useContractForm,
  type RecordDialogProps,
} from '@atrium/ui';
import { loanApi } from '../../../shared/loan.api.js';
import { sayPay } from '../../../shared/pay.format.js';
import { nameOfRef } from '../../../shared/ref.format.js';

/** Records what somebody pays back outside of payroll. */
export default function RepayLoanDialog({ row, onClose }: RecordDialogProps<PayLoan>) {
  const { take } = loanApi.useCalls();
  const { company } = useUser();
  const form = useContractForm(PAY_LOAN.steps.repay.body, {
    defaultValues: {
      version: row.version,
      amount: row.balance,
      paidOn: dayIn(new Date(), company.timezone),
      note: null,
    },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'repay' });
      toast.success(t('Payment recorded'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Record a payment')}
      subtitle={`${row.title}, ${nameOfRef(row.employee)}`}
      submitLabel={t('Record')}
      form={form}
      onClose={onClose}
    >
      <MoneyField
        label={t('Amount')}
        help={t('{amount} is left.', { amount: sayPay(row.balance) })}
        {...form.field('amount')}
      />
      <DateField label={t('Paid on')} {...form.field('paidOn')} />
      <TextField autoComplete="off" label={t('Note')} {...form.field('note')} />
    </FormDialog>
  );
}
