import { TASK_PLACE, type TASK, type Task } from '@atrium/contracts';
import { recordList, t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Card, EmptyState, ListRow, Loaded, SkeletonRows } from '@atrium/ui/widget';
import { DueDay } from './due-day.js';
import { nameOfTask } from '../parts/task-name.format.js';

const tasks = recordList<typeof TASK>(TASK_PLACE);

/** Filters are named by their columns, which the type of a query does not list. */
const QUERY: object = { quick: 'mine', sort: 'dueOn', limit: 6 };

/** What the reader has to do, the most urgent day first. */
export function MyTasks({ path }: { path: string }) {
  const query = tasks.useList(QUERY);
  const toPath = useCompanyPath();
  return (
    <Card
      fill="rows"
      title={t('To do by me')}
      count={query.data?.total}
      actions={
        <ButtonLink size="xs" variant="ghost" to={toPath(`${path}?quick=mine`)}>
          {t('All my tasks')}
        </ButtonLink>
      }
    >
      <Loaded
        of={query}
        title={t('Your tasks could not be loaded')}
        skeleton={<SkeletonRows rows={3} label={t('Loading your tasks')} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('Nothing to do')} text={t('Tasks that you are assigned appear here.')} />
          ) : (
            items.map((task: Task) => (
              <ListRow
                key={task.id}
                to={toPath(`${path}?open=${task.id}`)}
                title={nameOfTask(task)}
                end={<DueDay task={task} />}
              />
            ))
          )
        }
      </Loaded>
    </Card>
  );
}
