import type { Task } from '@atrium/contracts';
import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, EmptyState, FailedWidget, ListRow, SkeletonCards } from '@atrium/ui';
import { DueDay } from './due-day.js';
import { taskApi } from './task.api.js';
import { nameOfTask } from '../parts/task-name.format.js';

/** Filters are named by their columns, which the type of a query does not list. */
const QUERY: object = { quick: 'mine', sort: 'dueOn', limit: 6 };

/** What the reader has to do, the most urgent day first. */
export function MyTasks({ path }: { path: string }) {
  const { data, error, refetch } = taskApi.useList(QUERY);
  const toPath = useCompanyPath();
  if (!data && error)
    return (
      <FailedWidget
        title={t('Your tasks could not be loaded')}
        text={t('Try again in a moment.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonCards cards={1} rows={3} label={t('Loading your tasks')} />;
  return (
    <Card
      fill="rows"
      title={t('To do by me')}
      count={data.total}
      actions={
        <ButtonLink size="xs" variant="ghost" to={toPath(`${path}?quick=mine`)}>
          {t('All my tasks')}
        </ButtonLink>
      }
    >
      {data.items.length === 0 ? (
        <EmptyState title={t('Nothing to do')} text={t('Tasks that you are assigned appear here.')} />
      ) : (
        data.items.map((task: Task) => (
          <ListRow
            key={task.id}
            to={toPath(`${path}?open=${task.id}`)}
            title={nameOfTask(task)}
            end={<DueDay task={task} />}
          />
        ))
      )}
    </Card>
  );
}
