import { PROPOSAL, type Proposal } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Avatar, Card, Comments, ListRow, RecordHistory, SkeletonRows, StatusBadge } from '@atrium/ui';
import { Suspense } from 'react';
import { ClientTalk } from './client-talk.js';
import css from './paper.module.scss';
import { Versions } from './versions.js';

const { kind, tag } = PROPOSAL;

/** Around a proposal, for those who write it: who signs, its versions, and what was said and done. */
export function ProposalAround({ proposal }: { proposal: Proposal }) {
  const { id, state } = proposal;
  return (
    <div className={css['around']}>
      {state !== 'draft' && <SigningCard proposal={proposal} />}
      <ClientTalk proposal={proposal} />
      <Versions proposal={proposal} />
      <Card title={t('Internal comments')}>
        <p className="at-muted at-13">{t('Only colleagues read these, never the client.')}</p>
        <Suspense fallback={<SkeletonRows rows={2} label={t('Loading the comments')} />}>
          <Comments {...{ kind, id }} />
        </Suspense>
      </Card>
      <Card title={t('History')}>
        <Suspense fallback={<SkeletonRows rows={3} label={t('Loading the history')} />}>
          <RecordHistory {...{ kind, tag, id }} />
        </Suspense>
      </Card>
    </div>
  );
}

/** In the order in which they sign. */
function SigningCard({ proposal: { signers } }: { proposal: Proposal }) {
  return (
    <Card title={t('Signers')} fill="rows">
      {signers.map(({ id, name, email, signedAt }) => (
        <ListRow
          key={id}
          lead={<Avatar name={name} size={32} />}
          title={<bdi>{name}</bdi>}
          text={email ?? ''}
          end={
            <StatusBadge tone={signedAt ? 'success' : 'neutral'}>
              {signedAt ? t('Signed on {date}', { date: formatDate(signedAt) }) : t('Not signed yet')}
            </StatusBadge>
          }
        />
      ))}
    </Card>
  );
}
