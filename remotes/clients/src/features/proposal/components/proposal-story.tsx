import { PROPOSAL, type Proposal } from '@atrium/contracts';
import { t, useMayOpen } from '@atrium/sdk';
import { Activity } from '@atrium/ui';
import { TalkForm, toldClientComments, TwoAudiences } from '@atrium/work-ui';
import {
  useAddProposalCommentMutation,
  useListProposalCommentsQuery,
} from '../../../shared/proposal-comment.api.js';
import { toTalk } from '../../../shared/proposal-comment.format.js';

const INSIDE: readonly string[] = ['draft', 'internal_review', 'approved'];

/** What was said and done with a proposal, also with the client once a version was sent, below the one place to write. */
export function ProposalStory({ proposal: { id, versions } }: { proposal: Proposal }) {
  const wasSent = !versions.every(({ state }) => INSIDE.includes(state));
  const query = useListProposalCommentsQuery(id, { skip: !wasSent });
  const [add] = useAddProposalCommentMutation();
  const mayWrite = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('update') });
  const send = (text: string, key: string) => add({ id, key, body: { text } }).unwrap();
  return (
    <Activity
      kind={PROPOSAL.kind}
      tag={PROPOSAL.tag}
      id={id}
      told={wasSent ? [toldClientComments(query, toTalk)] : []}
      {...(wasSent &&
        mayWrite && {
          composer: (comment) => (
            <TwoAudiences
              comment={comment}
              toClient={<TalkForm onSend={send} />}
              note={t('The client reads what you write here, and hears of it by email.')}
            />
          ),
        })}
    />
  );
}
