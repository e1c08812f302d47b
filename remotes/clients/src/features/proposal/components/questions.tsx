import type { ShownProposal } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { Talk } from '@atrium/work-ui';
import type { Place } from '../../../shared/proposal.api.js';
import {
  useAddShownCommentMutation,
  useListShownCommentsQuery,
} from '../../../shared/proposal-comment.api.js';
import { toTalk } from '../../../shared/proposal-comment.format.js';

export interface QuestionsProps {
  place: Place;
  proposal: Pick<ShownProposal, 'company'>;
  /** Whether the reader writes, or only reads. */
  writes: boolean;
  /** How often the reader has asked to write. */
  asked: number;
}

/** What who got a proposal and the company write to each other about it. */
export default function Questions({ place, proposal: { company }, writes, asked }: QuestionsProps) {
  const query = useListShownCommentsQuery(place);
  const [add] = useAddShownCommentMutation();
  const send = (text: string, key: string) => add({ place, key, body: { text } }).unwrap();
  return (
    <Card title={t('Questions and comments')}>
      <Talk
        of={query}
        commentsOf={toTalk}
        side="client"
        none={t('Ask a question, or say what should change. {company} reads it and answers here.', {
          company,
        })}
        onSend={writes ? send : undefined}
        asked={asked}
      />
    </Card>
  );
}
