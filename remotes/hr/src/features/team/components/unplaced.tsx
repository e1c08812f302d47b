import type { PeopleWithoutTeam } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DataTable, EmptyState, orDash, Page, Person, type DataColumn } from '@atrium/ui';
import { useListPeopleWithoutTeamQuery } from '../../../shared/team.api.js';
import { useTeamTabs } from '../use-team-tabs.js';
import { SuggestButton } from './suggest-button.js';

type Row = PeopleWithoutTeam['items'][number];

/** People who are in no team today. */
export function Unplaced() {
  const { currentData, error, refetch } = useListPeopleWithoutTeamQuery();
  return (
    <Page
      title={t('People without a team')}
      count={currentData?.total ?? null}
      fill="flush"
      actions={<SuggestButton />}
      {...useTeamTabs(true)}
    >
      <DataTable
        label={t('People without a team')}
        columns={columns()}
        rows={currentData?.items}
        keyOf={({ employee }) => employee.id}
        nameOf={({ employee }) => employee.name}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            title={t('Everyone is in a team')}
            text={t('New people appear here until you add them.')}
          />
        }
      />
    </Page>
  );
}

const columns = (): DataColumn<Row>[] => [
  {
    id: 'person',
    header: t('Person'),
    weight: 'name',
    card: 'name',
    cell: ({ employee }) => <Person name={employee.name} size={24} />,
  },
  {
    id: 'designation',
    header: t('Designation'),
    card: 'text',
    cell: ({ designation }) => <bdi>{orDash(designation)}</bdi>,
  },
  {
    id: 'department',
    header: t('Department'),
    card: 'note',
    cell: ({ department }) => <bdi>{orDash(department)}</bdi>,
  },
];
