import type { Task } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { PartSection } from '../parts/part-section.js';
import { useAddClientCommentMutation, useListClientCommentsQuery } from './client-comment.api.js';
import { Talk } from './talk.js';

/** What team and client write to each other about a task; the client reads it in the portal. */
export default function ClientTalk({ task: { id, visibility, source } }: { task: Task }) {
  const query = useListClientCommentsQuery(id);
  const [add] = useAddClientCommentMutation();
  const note = source === 'client' ? t('The client asked for it.') : t('The client sees this task.');
  const shared = visibility === 'client';
  const send = (text: string, key: string) => add({ id, key, body: { text } }).unwrap();
  return (
    <PartSection title={t('With the client')} note={shared ? note : t('No longer shared.')}>
      <Talk
        of={query}
        commentsOf={({ items }) => items}
        side="company"
        none={t('No comments yet. What you write here, the client reads in their portal.')}
        onSend={shared ? send : undefined}
      />
    </PartSection>
  );
}
