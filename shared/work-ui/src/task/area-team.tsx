import { TASK_TAB_LABELS, type TaskTab } from '@atrium/contracts';
import { lazyPage, t, translate, useCompanyPath } from '@atrium/sdk';
import { DataTable, EmptyState, Page, SkeletonCards, useSearchParams, type LinkTab } from '@atrium/ui';
import { Suspense } from 'react';
import { TaskArea } from './task-area.js';
import { useListTaskPeopleQuery } from './task.api.js';
import type { TeamBoardProps } from './team-board.js';
import { teamColumns } from './team-columns.js';

const TeamBoard = lazyPage<TeamBoardProps>(() => import('./team-board.js'));

interface AreaTeamProps {
  tab: TaskTab;
  /** The area's page of tasks below the company. */
  tasksPath: string;
}

/** The people of an area: how much each has to do this week, or their tasks, which are given to others by a drag. */
export function AreaTeam({ tab, tasksPath }: AreaTeamProps) {
  const people = useListTaskPeopleQuery(tab);
  const [params] = useSearchParams();
  const asBoard = params.get('layout') === 'board';
  return (
    <TaskArea value={tab}>
      <Page
        title={t('Team')}
        subtitle={translate(TASK_TAB_LABELS[tab])}
        count={people.currentData?.items.length ?? null}
        fill={asBoard ? 'work' : 'flush'}
        tabs={teamTabs(asBoard)}
      >
        {asBoard ? (
          <Suspense fallback={<SkeletonCards cards={3} label={t('Loading the board')} />}>
            <TeamBoard tab={tab} people={people} />
          </Suspense>
        ) : (
          <TeamTable tab={tab} tasksPath={tasksPath} />
        )}
      </Page>
    </TaskArea>
  );
}

const teamTabs = (asBoard: boolean): LinkTab[] => [
  { label: t('People'), to: '?', current: !asBoard },
  { label: t('Tasks by person'), to: '?layout=board', current: asBoard },
];

function TeamTable({ tab, tasksPath }: AreaTeamProps) {
  const { currentData, error, refetch } = useListTaskPeopleQuery(tab);
  const toPath = useCompanyPath();
  return (
    <DataTable
      label={t('Team')}
      columns={teamColumns((userId) => toPath(`${tasksPath}?assignee=${userId}`))}
      rows={currentData?.items}
      keyOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      error={error}
      onRetry={() => void refetch()}
      empty={
        <EmptyState
          title={t('No one to show')}
          text={t('People with an open task, or in a project with one, appear here.')}
        />
      }
    />
  );
}
