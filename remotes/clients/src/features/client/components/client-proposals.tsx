import { PROPOSAL, PROPOSAL_STATE_LABELS, type Client } from '@atrium/contracts';
import { t, translate, useCompanyPath, useMayOpen } from '@atrium/sdk';
import {
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  ListRow,
  SkeletonRows,
  StatusBadge,
} from '@atrium/ui';
import { proposalApi } from '../../../shared/proposal.api.js';
import { sayNumber, STATE_TONES } from '../../../shared/proposal.format.js';
import { saySum } from '../../../shared/money.format.js';

/** What was offered to a client. */
export default function ClientProposals({ client }: { client: Client }) {
  const path = useCompanyPath()('client/proposal');
  const mayAdd = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('create') });
  const { data, error, refetch } = proposalApi.useList({ client: client.id, sort: '-createdAt', limit: 100 });
  if (error && !data)
    return (
      <ErrorState
        title={t('The proposals could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={3} label={t('Loading proposals')} />;
  const add = mayAdd && client.allowedTransitions.includes('update') && (
    <ButtonLink size="sm" to={`${path}?open=new&client=${client.id}`}>
      <Icon name="plus" /> {t('New proposal')}
    </ButtonLink>
  );
  return (
    <Card title={t('Proposals')} count={data.total} actions={add} fill="rows">
      {data.items.length === 0 && (
        <EmptyState
          title={t('No proposals yet')}
          text={t('Write one, send it, and see when it is opened and signed.')}
        />
      )}
      {data.items.map(({ id, title, number, versionNo, total, currency, state, declineReason }) => (
        <ListRow
          key={id}
          to={`${path}?open=${id}`}
          title={<bdi>{title}</bdi>}
          text={[number && sayNumber(number, versionNo), saySum(total, currency), declineReason]
            .filter(Boolean)
            .join(' · ')}
          end={<StatusBadge tone={STATE_TONES[state]}>{translate(PROPOSAL_STATE_LABELS[state])}</StatusBadge>}
        />
      ))}
    </Card>
  );
}
