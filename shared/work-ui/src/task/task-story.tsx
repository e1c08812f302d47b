import { TASK, type Task } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Activity } from '@atrium/ui';
import type { ComponentProps } from 'react';
import { useAddClientCommentMutation, useListClientCommentsQuery } from './client-comment.api.js';
import { TalkForm } from './talk.js';
import { toldClientComments } from './told-client-comments.js';
import { TwoAudiences } from './two-audiences.js';

export interface TaskStoryProps {
  task: Task;
  first: ComponentProps<typeof Activity>['first'];
}

/** What was said and done with a task, also with the client who sees it, below the one place to write. */
export default function TaskStory({ task: { id, visibility, source }, first }: TaskStoryProps) {
  const isShared = visibility === 'client';
  const hasClient = isShared || source === 'client';
  const query = useListClientCommentsQuery(id, { skip: !hasClient });
  const [add] = useAddClientCommentMutation();
  const send = (text: string, key: string) => add({ id, key, body: { text } }).unwrap();
  const note =
    source === 'client' ? t('The client asked for it, and reads this.') : t('The client reads this.');
  return (
    <Activity
      kind={TASK.kind}
      tag={TASK.tag}
      id={id}
      first={first}
      told={hasClient ? [toldClientComments(query, ({ items }) => items)] : []}
      {...(isShared && {
        composer: (comment) => (
          <TwoAudiences comment={comment} toClient={<TalkForm onSend={send} />} note={note} />
        ),
      })}
    />
  );
}
