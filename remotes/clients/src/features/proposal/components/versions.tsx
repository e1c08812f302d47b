import { PROPOSAL_STATE_LABELS, type Proposal } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Card, ListRow, Loaded, SkeletonRows, StatusBadge } from '@atrium/ui';
import { proposalApi } from '../../../shared/proposal.api.js';
import { STATE_TONES } from '../../../shared/proposal.format.js';
import { Changes } from './changes.js';

/** The versions of a proposal, and what the opened one changes against the one before. */
export function Versions({ proposal }: { proposal: Proposal }) {
  const { versions, versionNo } = proposal;
  const before = versions.find((each) => each.versionNo === versionNo - 1);
  if (versions.length < 2) return null;
  return (
    <Card title={t('Versions')} fill="rows">
      {versions.map(({ id, versionNo: number, state }) => (
        <ListRow
          key={id}
          to={`?open=${id}`}
          title={t('Version {number}', { number })}
          text={id === proposal.id ? t('This one') : ''}
          end={<StatusBadge tone={STATE_TONES[state]}>{translate(PROPOSAL_STATE_LABELS[state])}</StatusBadge>}
        />
      ))}
      {before && <Compared id={before.id} after={proposal} />}
    </Card>
  );
}

function Compared({ id, after }: { id: string; after: Proposal }) {
  const query = proposalApi.useGet(id);
  return (
    <Loaded
      of={query}
      title={t('The version before could not be loaded')}
      skeleton={<SkeletonRows rows={2} label={t('Loading the version before')} />}
    >
      {(data) => (
        <div className="p-3">
          <h3 className="at-13 m-0">
            {t('What changed since version {number}', { number: data.versionNo })}
          </h3>
          <Changes before={data} after={after} currency={after.currency} />
        </div>
      )}
    </Loaded>
  );
}
