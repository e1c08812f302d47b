import type { Task } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Loaded, SkeletonRows } from '@atrium/ui';
import { PartSection } from '../parts/part-section.js';
import { useAddClientCommentMutation, useListClientCommentsQuery } from './client-comment.api.js';
import { Talk } from './talk.js';

/** What team and client write to each other about a task; the client reads it in the portal. */
export default function ClientTalk({ task: { id, visibility, source } }: { task: Task }) {
  const query = useListClientCommentsQuery(id);
  const [add] = useAddClientCommentMutation();
  const note = source === 'client' ? t('The client asked for it.') : t('The client sees this task.');
  return (
    <PartSection title={t('With the client')} note={visibility === 'client' ? note : t('No longer shared.')}>
      <Loaded
        of={query}
        title={t('The comments did not load')}
        skeleton={<SkeletonRows rows={2} label={t('Loading the comments')} />}
      >
        {(data) => (
          <Talk
            comments={data.items}
            side="company"
            none={t('No comments yet. What you write here, the client reads in their portal.')}
            {...(visibility === 'client' && {
              onSend: (text: string, key: string) => add({ id, key, body: { text } }).unwrap(),
            })}
          />
        )}
      </Loaded>
    </PartSection>
  );
}
