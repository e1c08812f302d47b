import { addClientCommentSchema, type ClientComment } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Bubbles, Button, FormFailure, TextAreaField, useContractForm } from '@atrium/ui';
import { useEffect } from 'react';

interface TalkProps {
  comments: readonly ClientComment[];
  /** On whose side the reader is. */
  side: ClientComment['side'];
  /** Shown while there are none. */
  none: string;
  /** Left out: the reader only reads. */
  onSend?: TalkFormProps['onSend'];
}

/** What a company and its client write to each other about one thing, the newest last. Nothing of it is changed later. */
export function Talk({ comments, side, none, onSend }: TalkProps) {
  return (
    <div className="d-grid gap-3">
      {comments.length === 0 ? (
        <p className="at-muted m-0">{none}</p>
      ) : (
        <Bubbles
          label={t('Comments')}
          items={comments.map(({ createdAt, side: from, ...comment }) => ({
            ...{ ...comment, at: createdAt, mine: from === side },
          }))}
        />
      )}
      {onSend && <TalkForm onSend={onSend} />}
    </div>
  );
}

interface TalkFormProps {
  onSend: (text: string, key: string) => Promise<unknown>;
  /** How often the reader was led here by a button elsewhere: each time the field has the focus. */
  asked?: number;
}

/** Where a comment is written. */
export function TalkForm({ onSend, asked = 0 }: TalkFormProps) {
  const form = useContractForm(addClientCommentSchema, {
    defaultValues: { text: '' },
    submit: async ({ text }, key) => {
      await onSend(text, key);
      form.methods.reset({ text: '' });
    },
  });
  const { setFocus } = form.methods;
  useEffect(() => {
    if (asked > 0) setFocus('text');
  }, [asked, setFocus]);
  return (
    <form {...form.formProps} className="d-grid gap-2">
      <TextAreaField rows={2} label={t('Comment')} {...form.field('text')} />
      <FormFailure failure={form.failure} />
      <div className="at-actions justify-content-end">
        <Button size="sm" variant="primary" type="submit" busy={form.busy}>
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}
