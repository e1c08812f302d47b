import { planOfLoan, spreadClawbackSchema, spreadOf, type PaySlipDetail } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, NumberField, useContractForm } from '@atrium/ui';
import { monthFrom } from '../../../shared/months.rules.js';
import { sayMonth, sayPay } from '../../../shared/pay.format.js';
import { nameOfRef } from '../../../shared/ref.format.js';
import { useSpreadClawbackMutation } from '../../../shared/special-run.api.js';

interface SpreadClawbackDialogProps {
  slip: PaySlipDetail;
  onClose: () => void;
}

/** In how many months it is taken back, with what each deducts. */
export default function SpreadClawbackDialog({ slip, onClose }: SpreadClawbackDialogProps) {
  const [spread] = useSpreadClawbackMutation();
  const amount = slip.clawback?.amount ?? 0;
  const form = useContractForm(spreadClawbackSchema, {
    defaultValues: { version: slip.version, months: 3 },
    submit: async (body) => {
      await spread({ id: slip.id, body }).unwrap();
      toast.success(t('Compute the run again to see it on the payslip'));
      onClose();
    },
  });
  const months = form.methods.watch('months');
  const isKnown = spreadClawbackSchema.shape.months.safeParse(months).success;
  return (
    <FormDialog
      size="sm"
      title={t('Spread over months')}
      subtitle={`${nameOfRef(slip.employee)}, ${sayMonth(slip.month)}`}
      submitLabel={t('Spread')}
      form={form}
      onClose={onClose}
    >
      <p className="m-0">
        {t('{amount} is recovered for earlier months.', { amount: sayPay(amount) })}{' '}
        {t('What later payslips deduct is kept as a loan without interest.')}
      </p>
      <NumberField
        label={t('Months')}
        help={t('This one included. With 1, all of it is recovered now.')}
        {...form.field('months')}
      />
      {isKnown && <Preview month={slip.month} amount={amount} months={months} />}
    </FormDialog>
  );
}

function Preview({ month, amount, months }: { month: string; amount: number; months: number }) {
  const { each, later } = spreadOf(amount, months);
  const from = monthFrom(month, 1);
  const plan = planOfLoan({ balance: later, instalment: each, movedOn: 0, from, pausedMonths: [] });
  return (
    <table className="table table-sm m-0" aria-label={t('What each month recovers')}>
      <tbody>
        {[{ month, amount: each }, ...plan].map((row) => (
          <tr key={row.month}>
            <th scope="row" className="fw-normal">
              {sayMonth(row.month)}
            </th>
            <td className="text-end at-num">
              <bdi dir="ltr">{sayPay(row.amount)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
