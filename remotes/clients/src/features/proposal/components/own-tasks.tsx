import { isClosed, TASK_STAGE_LABELS, USUAL_COLOURS, type ClientTask } from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate } from '@atrium/sdk';
import { Bar, Button, Card, EmptyState, Icon, ListRow, Loaded, Loading, StatusBadge } from '@atrium/ui';
import { useState } from 'react';
import { useListOwnTasksQuery } from '../../../shared/own-task.api.js';
import type { AskTaskDialogProps } from './ask-task.dialog.js';

const AskTaskDialog = lazyDialog<AskTaskDialogProps>(() => import('./ask-task.dialog.js'));
const TaskDialog = lazyDialog<{ task: ClientTask; onClose: () => void }>(
  () => import('./own-task.dialog.js'),
);

/** Shown before the rest is asked for. */
const FIRST = 8;

/** The tasks that the team shares with the client who is signed in; nothing without a project. */
export function OwnTasks() {
  const query = useListOwnTasksQuery();
  const [asks, setAsks] = useState(false);
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
      {(data) => {
        const { items, projects } = data;
        if (projects.length === 0) return null;
        const ask = (
          <Button size="sm" onClick={() => setAsks(true)}>
            <Icon name="plus" /> {t('Ask for something')}
          </Button>
        );
        return (
          <Card title={t('Tasks')} count={items.length} actions={ask} fill="rows">
            {items.length === 0 ? (
              <EmptyState
                title={t('No tasks yet')}
                text={t('Tasks that your team shares with you appear here. You can also ask for something.')}
              />
            ) : (
              <Rows tasks={items} many={projects.length > 1} />
            )}
            {asks && <AskTaskDialog projects={projects} onClose={() => setAsks(false)} />}
          </Card>
        );
      }}
    </Loaded>
  );
}

function Rows({ tasks, many }: { tasks: readonly ClientTask[]; many: boolean }) {
  const [all, setAll] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = tasks.find(({ id }) => id === openId);
  return (
    <>
      {(all ? tasks : tasks.slice(0, FIRST)).map((task) => (
        <ListRow
          key={task.id}
          wrap
          title={<bdi>{task.title}</bdi>}
          text={sayTask(task, many)}
          onPress={() => setOpenId(task.id)}
          end={
            <StatusBadge tone={USUAL_COLOURS[task.stage]}>
              {translate(TASK_STAGE_LABELS[task.stage])}
            </StatusBadge>
          }
        />
      ))}
      {!all && tasks.length > FIRST && (
        <div className="p-2">
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {t('Show all {count}', { count: tasks.length })}
          </Button>
        </div>
      )}
      {open && <TaskDialog task={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

/** `T-42 · Website · until 3 Dec 2026 · 2 comments` */
function sayTask({ number, project, dueOn, stage, comments, asked }: ClientTask, many: boolean): string {
  const due = dueOn !== null && !isClosed(stage) ? t('until {date}', { date: formatDate(dueOn) }) : null;
  const said =
    comments > 0 ? t('{count, plural, one {# comment} other {# comments}}', { count: comments }) : null;
  const parts = [number, many && project.name, due, asked && t('asked for by you'), said];
  return parts.filter(Boolean).join(' · ');
}
