import { APPLICATION_STATE_LABELS, moveApplicationsSchema, MOVABLE_STATES } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { FormDialog, SelectField, useContractForm, type BulkDialogProps } from '@atrium/ui';

/** Moves the chosen applicants to a stage that their openings have. */
export default function MoveOfMany({ count, run, onClose }: BulkDialogProps) {
  const form = useContractForm(moveApplicationsSchema, {
    defaultValues: { kind: 'screened' },
    submit: async (values) => {
      await run({ step: 'move', ...values });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('{count, plural, one {Move # applicant} other {Move # applicants}}', { count })}
      submitLabel={t('Move')}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label={t('Stage')}
        help={t('Who has no such stage in their opening stays where they are.')}
        options={MOVABLE_STATES.map((value) => ({
          value,
          label: translate(APPLICATION_STATE_LABELS[value]),
        }))}
        {...form.field('kind')}
      />
    </FormDialog>
  );
}
