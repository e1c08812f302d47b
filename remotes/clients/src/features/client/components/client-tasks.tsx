import { stageLabelOf, type Client, type Task } from '@atrium/contracts';
import { formatDate, t, translate, useCompanyPath } from '@atrium/sdk';
import { Badge, Card, EmptyState, ErrorState, ListRow, SkeletonRows } from '@atrium/ui';
import { projectApi, useListProjectTasksQuery } from '../../../shared/project.api.js';

/** The tasks of a client's projects, the earliest due first. */
export default function ClientTasks({ client }: { client: Client }) {
  const projects = projectApi.useList({ client: client.id, sort: 'name', limit: 100 });
  const ids = (projects.data?.items ?? []).map(({ id }) => id).join(',');
  const tasks = useListProjectTasksQuery(ids, { skip: ids === '' });
  const error = projects.error ?? tasks.error;
  if (error)
    return (
      <ErrorState
        title={t('The tasks could not be loaded')}
        error={error}
        onRetry={() => void (projects.error ? projects.refetch() : tasks.refetch())}
      />
    );
  if (!projects.data || (ids !== '' && !tasks.data))
    return <SkeletonRows rows={4} label={t('Loading tasks')} />;
  const items = ids === '' ? [] : (tasks.data?.items ?? []);
  return (
    <Card title={t('Tasks')} count={items.length} fill="rows">
      {items.length === 0 && (
        <EmptyState title={t('No tasks yet')} text={t('Tasks of the client’s projects appear here.')} />
      )}
      {items.map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
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
