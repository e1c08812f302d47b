import type { Proposal, ProposalReading } from '@atrium/contracts';
import { formatMinutes, formatNumber, t } from '@atrium/sdk';
import { Card, ListRow, Loaded, SkeletonRows } from '@atrium/ui';
import { useGetProposalReadingQuery } from '../../../shared/proposal-reading.api.js';

const MINUTE = 60;

/** How long each part of what was sent was on the screens of those who got it. */
export default function ReadingCard({ proposal }: { proposal: Proposal }) {
  const query = useGetProposalReadingQuery(proposal.id);
  return (
    <Card title={t('Time on the page')} fill="rows">
      <Loaded
        of={query}
        title={t('The time on the page did not load')}
        skeleton={<SkeletonRows rows={2} label={t('Loading the time on the page')} />}
      >
        {({ items }) => <Parts items={items} proposal={proposal} />}
      </Loaded>
    </Card>
  );
}

function Parts({ items, proposal }: ProposalReading & { proposal: Proposal }) {
  const all = items.reduce((sum, { seconds }) => sum + seconds, 0);
  const how = t('Everyone who received it, together. The proposal page says that this is counted.');
  if (all === 0) return <ListRow wrap title={t('Nothing counted yet')} text={how} />;
  return (
    <>
      {items.map(({ part, seconds }) => (
        <ListRow
          key={part}
          title={nameOf(part, proposal)}
          text={formatNumber(seconds / all, { style: 'percent', maximumFractionDigits: 0 })}
          end={<span className="at-num">{sayTime(seconds)}</span>}
        />
      ))}
      <ListRow
        wrap
        title={t('All parts')}
        text={how}
        end={<strong className="at-num">{sayTime(all)}</strong>}
      />
    </>
  );
}

function nameOf(part: string, { blocks = [] }: Pick<Proposal, 'blocks'>): string {
  if (part === 'intro') return t('Title and introduction');
  if (part === 'costs') return t('What it costs');
  if (part === 'terms') return t('Terms');
  return blocks[Number(part.replace('block-', ''))]?.title ?? part;
}

const sayTime = (seconds: number): string =>
  seconds < MINUTE ? t('{seconds} s', { seconds: formatNumber(seconds) }) : formatMinutes(seconds / MINUTE);
