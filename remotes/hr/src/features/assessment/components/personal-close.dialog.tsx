import { ASSESSMENT_INVITATION, type AssessmentInvitation } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { resultApi } from '../../../shared/assessment.api.js';
import { sayMoment } from '../../../shared/assessment.format.js';
import { MomentField } from '../../../shared/moment-field.js';

/** Gives one of the invited another closing time. */
export default function PersonalCloseDialog({ row, onClose }: RecordDialogProps<AssessmentInvitation>) {
  const { take } = resultApi.useCalls();
  const { name, closesAt } = row;
  const form = useContractForm(ASSESSMENT_INVITATION.steps.setClose.body, {
    defaultValues: { version: row.version, closesAt: row.personalClosesAt },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'setClose' });
      toast.success(
        body.closesAt === null
          ? t('It closes for {name} as for everyone', { name })
          : t('It closes for {name} {moment}', { name, moment: sayMoment(body.closesAt) }),
      );
      onClose();
    },
  });
  const { methods } = form;
  return (
    <FormDialog
      size="sm"
      title={t('Closing time for {name}', { name })}
      submitLabel={t('Save')}
      form={form}
      onClose={onClose}
    >
      <MomentField
        name="closesAt"
        label={t('Closes')}
        value={methods.watch('closesAt')}
        error={form.field('closesAt').error}
        onChange={(moment) => methods.setValue('closesAt', moment, { shouldDirty: true })}
      />
      <p className="at-13 at-muted m-0">
        {closesAt === null
          ? t('Empty: as for everyone, when it is closed by hand.')
          : t('Empty: as for everyone, {moment}.', { moment: sayMoment(closesAt) })}
      </p>
    </FormDialog>
  );
}
