import { t } from '@atrium/sdk';
import { FormDialog, TextAreaField, useSubmit } from '@atrium/ui';
import { useDecideWeekMutation } from './week.api.js';

interface ReturnDialogProps {
  user: string;
  name: string;
  monday: string;
  onClose: () => void;
}

/** Returns a week with what is to be changed. */
export default function ReturnDialog({ user, name, monday, onClose }: ReturnDialogProps) {
  const [decide] = useDecideWeekMutation();
  const form = useSubmit({
    names: ['reason'],
    submit: async ({ reason }) => {
      await decide({ user, monday, to: 'returned', reason: reason.trim() || null }).unwrap();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('Return the week of {name}?', { name })}
      submitLabel={t('Return')}
    >
      <TextAreaField wide rows={3} required {...form.field('reason')} label={t('What is to be changed')} />
    </FormDialog>
  );
}
