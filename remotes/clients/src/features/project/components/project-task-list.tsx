import { stageLabelOf, type Project, type Task } from '@atrium/contracts';
import { formatDate, t, translate, useCompanyPath } from '@atrium/sdk';
import { Badge, Bar, Card, EmptyState, ListRow, Loaded, Loading } from '@atrium/ui';
import { useListProjectTasksQuery } from '../../../shared/project.api.js';

/** The tasks of a project, by the day on which they are due; each opens in its own place. */
export default function ProjectTaskList({ project }: { project: Project }) {
  const tasks = useCompanyPath()('employee/TaskTable');
  const query = useListProjectTasksQuery(project.id);
  return (
    <Loaded
      of={query}
      title={t('The tasks could not be loaded')}
      skeleton={
        <Loading label={t('Loading tasks')}>
          <Bar />
        </Loading>
      }
    >
      {(data) => (
        <Card title={t('Tasks')} count={data.total} fill="rows">
          {data.items.length === 0 && (
            <EmptyState
              title={t('No tasks in this project yet')}
              text={t('Projects start with tasks where that is chosen.')}
            />
          )}
          {data.items.map((task) => (
            <ListRow
              key={task.id}
              to={`${tasks}?open=${task.id}`}
              title={task.title}
              text={textOf(task)}
              end={<Badge>{translate(stageLabelOf(task))}</Badge>}
            />
          ))}
        </Card>
      )}
    </Loaded>
  );
}

const textOf = ({ number, dueOn, assignees }: Task): string =>
  [number, dueOn && formatDate(dueOn), assignees.map(({ name }) => name).join(', ')]
    .filter(Boolean)
    .join(' · ');
