import type { Proposal } from '@atrium/contracts';
import { formatDate, lazyDialog, lazyPage, t } from '@atrium/sdk';
import { Avatar, Card, IconButton, ListRow, SkeletonRows, StatusBadge } from '@atrium/ui';
import { Suspense, useState } from 'react';
import css from './paper.module.scss';
import { ProposalStory } from './proposal-story.js';
import { Versions } from './versions.js';

const ReadingCard = lazyPage<{ proposal: Proposal }>(() => import('./reading-card.js'));

type Signer = Proposal['signers'][number];

const LinkDialog = lazyDialog<{ proposal: Proposal; signer: Signer; onClose: () => void }>(
  () => import('./link.dialog.js'),
);

/** Around a proposal, for those who write it: who signs, its versions, and what was said and done. */
export function ProposalAround({ proposal }: { proposal: Proposal }) {
  const { state, sentAt } = proposal;
  return (
    <div className={css['around']}>
      {state !== 'draft' && <SigningCard proposal={proposal} />}
      {sentAt !== null && (
        <Suspense fallback={<SkeletonRows rows={2} label={t('Loading the time on the page')} />}>
          <ReadingCard proposal={proposal} />
        </Suspense>
      )}
      <Versions proposal={proposal} />
      <Card title={t('Activity')}>
        <Suspense fallback={<SkeletonRows rows={2} label={t('Loading what was said')} />}>
          <ProposalStory proposal={proposal} />
        </Suspense>
      </Card>
    </div>
  );
}

/** In the order in which they sign. */
function SigningCard({ proposal }: { proposal: Proposal }) {
  const [linked, setLinked] = useState<Signer | null>(null);
  const asked = askedOf(proposal);
  return (
    <Card title={t('Signers')} fill="rows">
      {proposal.signers.map((signer) => (
        <ListRow
          key={signer.id}
          lead={<Avatar name={signer.name} size={32} />}
          title={<bdi>{signer.name}</bdi>}
          text={signer.email ?? ''}
          end={
            <span className="d-flex align-items-center gap-1">
              <Signed at={signer.signedAt} />
              {asked.includes(signer) && (
                <IconButton
                  size="sm"
                  icon="copy"
                  label={t('Link for {name}', { name: signer.name })}
                  onClick={() => setLinked(signer)}
                />
              )}
            </span>
          }
        />
      ))}
      {linked && <LinkDialog proposal={proposal} signer={linked} onClose={() => setLinked(null)} />}
    </Card>
  );
}

const Signed = ({ at }: { at: string | null }) => (
  <StatusBadge tone={at ? 'success' : 'neutral'}>
    {at ? t('Signed on {date}', { date: formatDate(at) }) : t('Not signed yet')}
  </StatusBadge>
);

/** Those who have a link and may be given another. */
function askedOf({ signers, inOrder, allowedTransitions }: Proposal): Signer[] {
  if (!allowedTransitions.includes('resend')) return [];
  const open = signers.filter(({ signedAt }) => signedAt === null);
  return inOrder ? open.slice(0, 1) : open;
}
