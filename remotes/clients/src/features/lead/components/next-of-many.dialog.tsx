import { leadChangeSchema } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  DateField,
  FormDialog,
  TextField,
  TimeField,
  useContractForm,
  type BulkDialogProps,
} from '@atrium/ui';
import { titleOfMany } from './change-title.format.js';

const [, , NEXT] = leadChangeSchema.options;

/** Asks what comes next for the chosen leads. */
export default function NextOfMany({ count, run, onClose }: BulkDialogProps) {
  const form = useContractForm(NEXT, {
    defaultValues: { kind: 'next', nextAction: null, nextOn: null, nextTime: null },
    submit: async (change) => {
      await run(change);
      onClose();
    },
  });
  return (
    <FormDialog title={titleOfMany(count)} form={form} submitLabel={t('Change')} onClose={onClose}>
      <div className="at-fields">
        <TextField wide label={t('Next action')} {...form.field('nextAction')} />
        <DateField label={t('On')} {...form.field('nextOn')} />
        <TimeField label={t('At')} {...form.field('nextTime')} />
      </div>
    </FormDialog>
  );
}
