import { TASK_TAB_LABELS, type TaskTab } from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { DataTable, EmptyState, Page } from '@atrium/ui';
import { loadColumns } from './load-columns.js';
import { useListTaskPeopleQuery } from './task.api.js';

interface AreaTeamProps {
  tab: TaskTab;
  /** The area's page of tasks below the company. */
  tasksPath: string;
}

/** The people of an area: all with an open task in it. A name opens their tasks there. */
export function AreaTeam({ tab, tasksPath }: AreaTeamProps) {
  const { currentData, error, refetch } = useListTaskPeopleQuery(tab);
  const toPath = useCompanyPath();
  return (
    <Page
      title={t('Team')}
      subtitle={translate(TASK_TAB_LABELS[tab])}
      count={currentData?.items.length ?? null}
      fill="flush"
    >
      <DataTable
        label={t('Team')}
        columns={loadColumns((userId) => toPath(`${tasksPath}?assignee=${userId}`))}
        rows={currentData?.items}
        keyOf={({ userId }) => userId}
        nameOf={({ name }) => name}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('No one to show')} text={t('People with an open task appear here.')} />}
      />
    </Page>
  );
}
