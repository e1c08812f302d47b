import { PAGE_LIMIT, stageLabelOf, type Client, type Task } from '@atrium/contracts';
import { formatDate, t, translate, useCompanyPath } from '@atrium/sdk';
import { Badge, Card, EmptyState, ListRow, Loaded, ShownOf, SkeletonRows } from '@atrium/ui';
import { projectApi, useListProjectTasksQuery } from '../../../shared/project.api.js';

/** The tasks of a client's projects, the earliest due first. */
export default function ClientTasks({ client }: { client: Client }) {
  const projects = projectApi.useList({ client: client.id, sort: 'name', limit: PAGE_LIMIT });
  const ids = (projects.data?.items ?? []).map(({ id }) => id).join(',');
  const tasks = useListProjectTasksQuery(ids, { skip: ids === '' });
  return (
    <Loaded of={projects} title={t('The tasks could not be loaded')} skeleton={<Wait />}>
      {({ items }) =>
        items.length === 0 ? (
          <Tasks items={[]} total={0} />
        ) : (
          <Loaded of={tasks} title={t('The tasks could not be loaded')} skeleton={<Wait />}>
            {(page) => <Tasks {...page} />}
          </Loaded>
        )
      }
    </Loaded>
  );
}

const Wait = () => <SkeletonRows rows={4} label={t('Loading tasks')} />;

function Tasks({ items, total }: { items: readonly Task[]; total: number }) {
  return (
    <Card title={t('Tasks')} count={total} fill="rows">
      {items.length === 0 && (
        <EmptyState title={t('No tasks yet')} text={t('Tasks of the client’s projects appear here.')} />
      )}
      {items.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
      <ShownOf shown={items.length} total={total} />
    </Card>
  );
}

function TaskRow({ task }: { task: Task }) {
  const tasks = useCompanyPath()('employee/TaskTable');
  const { id, number, title, project, dueOn, assignees, visibility } = task;
  const people = assignees.map(({ name }) => name).join(', ');
  return (
    <ListRow
      to={`${tasks}?open=${id}`}
      title={<bdi>{title}</bdi>}
      text={[number, project?.name, dueOn && formatDate(dueOn), people].filter(Boolean).join(' · ')}
      end={
        <>
          {visibility === 'client' && <Badge>{t('Client sees it')}</Badge>}
          <Badge>{translate(stageLabelOf(task))}</Badge>
        </>
      }
    />
  );
}
