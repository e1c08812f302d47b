import { ASSESSMENT, type Assessment } from '@atrium/contracts';
import { t, toast } from '@atrium/sdk';
import { FormDialog, NumberField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { assessmentApi } from '../../../shared/assessment.api.js';

const USUAL_MINUTES = 10;

/** Gives everybody whose attempt is under way more time. */
export default function ExtendAllDialog({ row, onClose }: RecordDialogProps<Assessment>) {
  const { take } = assessmentApi.useCalls();
  const form = useContractForm(ASSESSMENT.steps.extend.body, {
    defaultValues: { version: row.version, minutes: USUAL_MINUTES },
    submit: async (body) => {
      await take({ ...body, id: row.id, step: 'extend' });
      toast.success(t('Everyone has more time'));
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('More time for everyone')}
      submitLabel={t('Give time')}
      form={form}
      onClose={onClose}
    >
      <NumberField
        {...form.field('minutes')}
        label={t('Minutes')}
        help={t('For attempts that are under way, never past the close.')}
      />
    </FormDialog>
  );
}
