import { PROPOSAL, PROPOSAL_STATE_LABELS, type Proposal } from '@atrium/contracts';
import { t, translate, useMayOpen } from '@atrium/sdk';
import {
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  ListRow,
  SearchBox,
  SkeletonPage,
  StatusBadge,
} from '@atrium/ui';
import { useState } from 'react';
import { proposalApi } from '../../../shared/proposal.api.js';
import { sayNumber, STATE_TONES } from '../../../shared/proposal.format.js';
import { saySum } from '../../../shared/money.format.js';

const MOST = 100;

/** The proposals that somebody of the company sees. */
export function StaffList() {
  const [search, setSearch] = useState('');
  const query: object = { search: search || undefined, sort: '-createdAt', limit: MOST };
  const { data, error, refetch } = proposalApi.useList(query);
  const add = useAddButton();
  if (error)
    return (
      <ErrorState
        title={t('The proposals could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonPage />;
  if (data.items.length === 0 && !search)
    return (
      <EmptyState
        title={t('No proposals yet')}
        text={t('Write one, send it, and see when it is opened and signed.')}
        actions={add}
      />
    );
  return (
    <Card title={t('All proposals')} count={data.total} actions={add} fill="rows">
      <div className="p-2">
        <SearchBox
          label={t('Search proposals')}
          placeholder={t('Title or number')}
          value={search}
          onSearch={setSearch}
        />
      </div>
      <Rows items={data.items} />
    </Card>
  );
}

function Rows({ items }: { items: readonly Proposal[] }) {
  return items.map(({ id, title, number, versionNo, forWhom, total, currency, state }) => (
    <ListRow
      key={id}
      to={`?open=${id}`}
      title={title}
      text={[number && sayNumber(number, versionNo), forWhom, saySum(total, currency)]
        .filter(Boolean)
        .join(' · ')}
      end={<StatusBadge tone={STATE_TONES[state]}>{translate(PROPOSAL_STATE_LABELS[state])}</StatusBadge>}
    />
  ));
}

function useAddButton() {
  const mayAdd = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('create') });
  if (!mayAdd) return undefined;
  return (
    <ButtonLink size="sm" variant="primary" to="?open=new">
      {t('New proposal')}
    </ButtonLink>
  );
}
