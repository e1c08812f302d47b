import { NOTICE_DEBTOR_LABELS, NOTICE_DEBTORS, PAY_RUN, type SettlementTermsInput } from '@atrium/contracts';
import { t, toast, translate } from '@atrium/sdk';
import { CheckField, FormDialog, NumberField, SelectField, useContractForm } from '@atrium/ui';
import { nameOfRun } from '../../../shared/run-name.format.js';
import { runApi } from '../../../shared/run.api.js';
import type { RunDialogProps } from '../run-dialog.types.js';

const NOTHING: SettlementTermsInput = {
  leaveDays: 0,
  noticeDays: 0,
  noticeOwes: 'employee',
  dayDivisor: 30,
  isFixedTerm: false,
  isDeath: false,
};

/** What a settlement counts besides the salary of the last month. */
export default function TermsDialog({ run, onClose }: RunDialogProps) {
  const { take } = runApi.useCalls();
  const form = useContractForm(PAY_RUN.steps.setTerms.body, {
    defaultValues: { version: run.version, terms: run.terms ?? NOTHING },
    submit: async (body) => {
      await take({ ...body, id: run.id, step: 'setTerms' });
      toast.success(t('Settlement changed. Compute it again.'));
      onClose();
    },
  });
  const debtors = NOTICE_DEBTORS.map((value) => ({ value, label: translate(NOTICE_DEBTOR_LABELS[value]) }));
  return (
    <FormDialog
      title={t('What is settled')}
      subtitle={nameOfRun(run)}
      submitLabel={t('Save')}
      form={form}
      onClose={onClose}
    >
      <div className="at-fields">
        <NumberField
          label={t('Days of leave paid out')}
          help={t('The balance that may be paid out was filled in.')}
          {...form.field('terms.leaveDays')}
        />
        <NumberField
          label={t('Days of a month')}
          help={t('A day of leave or notice is a month divided by them.')}
          {...form.field('terms.dayDivisor')}
        />
        <NumberField label={t('Days of notice not served')} {...form.field('terms.noticeDays')} />
        <SelectField label={t('Who owes it')} {...form.field('terms.noticeOwes')} options={debtors} />
      </div>
      <CheckField label={t('Fixed term: gratuity after one year')} {...form.field('terms.isFixedTerm')} />
      <CheckField
        label={t('Death or disablement: gratuity without a least time')}
        {...form.field('terms.isDeath')}
      />
    </FormDialog>
  );
}
