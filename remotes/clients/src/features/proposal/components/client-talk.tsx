import { PROPOSAL, type Proposal } from '@atrium/contracts';
import { t, useMayOpen } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { Talk } from '@atrium/work-ui';
import {
  useAddProposalCommentMutation,
  useListProposalCommentsQuery,
} from '../../../shared/proposal-comment.api.js';
import { toTalk } from '../../../shared/proposal-comment.format.js';

const INSIDE: readonly string[] = ['draft', 'internal_review', 'approved'];

/** What the client and the company write to each other about a proposal, once a version of it was sent. */
export function ClientTalk({ proposal: { id, versions } }: { proposal: Proposal }) {
  if (versions.every(({ state }) => INSIDE.includes(state))) return null;
  return (
    <Card title={t('With the client')}>
      <p className="at-muted at-13">{t('The client reads what you write here, and hears of it by email.')}</p>
      <Comments id={id} />
    </Card>
  );
}

function Comments({ id }: { id: string }) {
  const query = useListProposalCommentsQuery(id);
  const [add] = useAddProposalCommentMutation();
  const mayWrite = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('update') });
  const send = (text: string, key: string) => add({ id, key, body: { text } }).unwrap();
  return (
    <Talk
      of={query}
      commentsOf={toTalk}
      side="company"
      none={t('No questions yet. What the client asks appears here.')}
      onSend={mayWrite ? send : undefined}
    />
  );
}
