import { addClientCommentSchema, type ClientComment } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import {
  Bubbles,
  Button,
  FormFailure,
  Loaded,
  SkeletonRows,
  TextAreaField,
  useContractForm,
  type LoadedQuery,
} from '@atrium/ui';
import { useEffect } from 'react';

interface TalkProps<Answer> {
  of: LoadedQuery<Answer>;
  commentsOf: (answer: NonNullable<Answer>) => readonly ClientComment[];
  /** On whose side the reader is. */
  side: ClientComment['side'];
  /** Shown while there are none. */
  none: string;
  /** Left out: the reader only reads. */
  onSend?: TalkFormProps['onSend'] | undefined;
  asked?: TalkFormProps['asked'];
}

/**
 * What a company and its client write to each other about one thing, the newest last. Nothing of it is changed later. One
 * can write while the comments are loading, and when they do not load.
 */
export function Talk<Answer>({ of, commentsOf, side, none, onSend, asked }: TalkProps<Answer>) {
  return (
    <div className="d-grid gap-3">
      <Loaded
        of={of}
        title={t('The comments did not load')}
        skeleton={<SkeletonRows rows={2} label={t('Loading the comments')} />}
      >
        {(answer) => <Comments comments={commentsOf(answer)} side={side} none={none} />}
      </Loaded>
      {onSend && <TalkForm onSend={onSend} asked={asked} />}
    </div>
  );
}

type CommentsProps = Pick<TalkProps<unknown>, 'side' | 'none'> & { comments: readonly ClientComment[] };

function Comments({ comments, side, none }: CommentsProps) {
  if (comments.length === 0) return <p className="at-muted m-0">{none}</p>;
  return (
    <Bubbles
      label={t('Comments')}
      items={comments.map(({ createdAt, side: from, ...comment }) => ({
        ...comment,
        at: createdAt,
        mine: from === side,
      }))}
    />
  );
}

interface TalkFormProps {
  onSend: (text: string, key: string) => Promise<unknown>;
  /** How often the reader was led here by a button elsewhere: each time the field has the focus. */
  asked?: number | undefined;
}

/** Where a comment is written that the other side reads. */
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
