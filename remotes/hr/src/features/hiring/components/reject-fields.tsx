import { APPLICATION, REJECT_REASON_LABELS } from '@atrium/contracts';
import { allLabelled, t } from '@atrium/sdk';
import { SelectField, TextAreaField, type ContractForm } from '@atrium/ui';

/** Why an applicant is rejected. */
export function RejectFields({ field }: ContractForm<typeof APPLICATION.steps.reject.body>) {
  return (
    <>
      <SelectField label={t('Reason')} options={allLabelled(REJECT_REASON_LABELS)} {...field('reason')} />
      <TextAreaField
        label={t('Note')}
        help={t('Only staff read it. The applicant is not informed.')}
        {...field('note')}
      />
    </>
  );
}
