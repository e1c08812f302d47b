import { t, toast } from '@atrium/sdk';
import { Button, FormDialog, TextAreaField, TextField, useSubmit } from '@atrium/ui';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { writeEmail } from '../email.slice.js';
import type { WrittenEmail } from '../email.types.js';

interface ComposeDialogProps {
  written: WrittenEmail;
  onClose: () => void;
}

const NAMES = ['To', 'subject', 'emailContent'] as const;

function read(data: FormData, name: (typeof NAMES)[number]): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function useCompose({ written, onClose }: ComposeDialogProps) {
  const dispatch = useDispatch();
  const form = useSubmit({
    names: NAMES,
    validate: ({ To }) => (To.trim() ? {} : { To: t('Enter a recipient.') }),
    submit: async (values) => {
      dispatch(writeEmail({ ...written, ...values }, 'sent'));
      onClose();
      toast.success(t('Sent to {name}', { name: values.To }));
    },
  });
  const keep = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const data = new FormData(currentTarget.form ?? undefined);
    const [To, subject, emailContent] = [read(data, 'To'), read(data, 'subject'), read(data, 'emailContent')];
    dispatch(writeEmail({ ...written, To, subject, emailContent }, 'draft'));
    onClose();
    toast(t('Saved to Drafts'));
  };
  return { form, keep };
}

/** Sends the message, or keeps it as a draft. */
export default function ComposeDialog(props: ComposeDialogProps) {
  const { written, onClose } = props;
  const { form, keep } = useCompose(props);
  const isBegun = Boolean(written.To);
  return (
    <FormDialog title={t('New message')} form={form} submitLabel={t('Send')} size="lg" onClose={onClose}>
      <div className="at-fields">
        <TextField label={t('To')} required wide defaultValue={written.To} {...form.field('To')} />
        <TextField label={t('Subject')} wide defaultValue={written.subject} {...form.field('subject')} />
        <TextAreaField
          label={t('Text')}
          wide
          rows={8}
          dir="auto"
          autoFocus={isBegun}
          defaultValue={written.emailContent}
          {...form.field('emailContent')}
        />
        <div className="is-wide">
          <Button size="sm" variant="ghost" icon="file" onClick={keep}>
            {t('Keep as a draft')}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}
