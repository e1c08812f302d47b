import { dayIn, PAY_RUN, type RunPayments } from '@atrium/contracts';
import { formatNumber, t, toast, useUser } from '@atrium/sdk';
import { DateField, FormDialog, Note, useContractForm } from '@atrium/ui';
import { nameOfRun } from '../../shared/run-name.format.js';
import { runApi } from '../../shared/run.api.js';
import { useGetRunPaymentsQuery } from './payments/payments.api.js';
import type { RunDialogProps } from './run-dialog.types.js';

/** Says on which day everybody who is left was paid; held payslips stay. */
export default function PayRunDialog({ run, onClose }: RunDialogProps) {
  const { take } = runApi.useCalls();
  const { company } = useUser();
  const { data } = useGetRunPaymentsQuery(run.id);
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
      {data && <Ways payments={data} />}
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

/** How many count as paid by which file, and how many as cash. */
function Ways({ payments: { files, due } }: { payments: RunPayments }) {
  const open = files.filter(({ paidOn }) => paidOn === null);
  return (
    <Note tone="info">
      {open.map(({ id, place, people }) => (
        <div key={id}>
          {t('{people, plural, one {# person counts} other {# people count}} as paid by bank file {place}.', {
            people,
            place: formatNumber(place),
          })}
        </div>
      ))}
      <div>
        {t('{people, plural, one {# person counts} other {# people count}} as paid in cash.', {
          people: due,
        })}
      </div>
    </Note>
  );
}
