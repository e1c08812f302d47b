import type { OperatedCompany } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import {
  Card,
  DataTable,
  EmptyState,
  MoreButton,
  RelativeTime,
  SearchBox,
  type DataColumn,
} from '@atrium/ui';
import { useCallback, useState } from 'react';
import { listCompanies } from './operator.api.js';
import { usePages } from './use-pages.js';

const columns = (): DataColumn<OperatedCompany>[] => [
  { id: 'name', header: t('Company'), weight: 'name', card: 'name', cell: ({ name }) => name },
  { id: 'code', header: t('Code'), card: 'text', cell: ({ code }) => code },
  {
    id: 'people',
    header: t('People'),
    align: 'end',
    card: 'state',
    cell: ({ people }) => formatNumber(people),
  },
  {
    id: 'created',
    header: t('Created'),
    wide: true,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  {
    id: 'signIn',
    header: t('Last sign-in'),
    card: 'note',
    cell: ({ lastSignInAt }) => (lastSignInAt ? <RelativeTime at={lastSignInAt} /> : t('Never')),
  },
];

export function CompaniesCard() {
  const [search, setSearch] = useState('');
  const fetch = useCallback((after?: string) => listCompanies(search, after), [search]);
  const { items, rest, error, load } = usePages(fetch);
  return (
    <Card
      title={t('Companies')}
      fill="rows"
      actions={
        <SearchBox
          value={search}
          onSearch={setSearch}
          label={t('Search companies')}
          placeholder={t('Name or code')}
        />
      }
      {...(rest && { footer: <MoreButton label={t('Show more')} {...rest} /> })}
    >
      <DataTable
        inCard
        label={t('Companies')}
        columns={columns()}
        rows={items}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        error={error}
        onRetry={() => void load()}
        expected={3}
        empty={<EmptyState title={t('No companies yet')} text={t('They appear here when they sign up.')} />}
        {...(search && { onClearFilters: () => setSearch('') })}
      />
    </Card>
  );
}
