import { isStaff, type ShownProposal } from '@atrium/contracts';
import { t, useSession } from '@atrium/sdk';
import { Card, Loaded, SkeletonRows } from '@atrium/ui';
import { Talk } from '@atrium/work-ui';
import type { Place } from '../../../shared/proposal.api.js';
import {
  useAddShownCommentMutation,
  useListShownCommentsQuery,
} from '../../../shared/proposal-comment.api.js';

interface QuestionsProps {
  place: Place;
  proposal: Pick<ShownProposal, 'company' | 'state'>;
}

/** What who got a proposal and the company write to each other about it. */
export default function Questions({ place, proposal: { company, state } }: QuestionsProps) {
  const query = useListShownCommentsQuery(place);
  const [add] = useAddShownCommentMutation();
  const { user } = useSession();
  // Staff who open a client's link only look.
  const writes = state !== 'withdrawn' && !(user && isStaff(user.role));
  return (
    <Card title={t('Questions and comments')}>
      <Loaded
        of={query}
        title={t('The comments did not load')}
        skeleton={<SkeletonRows rows={2} label={t('Loading the comments')} />}
      >
        {(data) => (
          <Talk
            comments={data.items}
            side="client"
            none={t('Ask a question, or say what should change. {company} reads it and answers here.', {
              company,
            })}
            {...(writes && {
              onSend: (text: string, key: string) => add({ place, key, body: { text } }).unwrap(),
            })}
          />
        )}
      </Loaded>
    </Card>
  );
}
