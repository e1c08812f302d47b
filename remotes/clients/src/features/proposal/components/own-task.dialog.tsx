import { TASK_STAGE_LABELS, USUAL_COLOURS, type ClientTask } from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import { Dialog, StatusBadge } from '@atrium/ui';
import { Talk } from '@atrium/work-ui';
import { useAddOwnCommentMutation, useListOwnCommentsQuery } from '../../../shared/own-task.api.js';

/** A task and what client and team write about it. */
export default function OwnTaskDialog({ task, onClose }: { task: ClientTask; onClose: () => void }) {
  const { id, number, title, stage, dueOn, project } = task;
  const due = dueOn && t('until {date}', { date: formatDate(dueOn) });
  return (
    <Dialog
      title={title}
      subtitle={[number, project.name, due].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      <div className="d-grid gap-3">
        <div>
          <StatusBadge tone={USUAL_COLOURS[stage]}>{translate(TASK_STAGE_LABELS[stage])}</StatusBadge>
        </div>
        <Comments id={id} />
      </div>
    </Dialog>
  );
}

function Comments({ id }: { id: string }) {
  const query = useListOwnCommentsQuery(id);
  const [add] = useAddOwnCommentMutation();
  return (
    <Talk
      of={query}
      commentsOf={({ items }) => items}
      side="client"
      none={t('No comments yet. Your team reads what you write here.')}
      onSend={(text, key) => add({ id, key, body: { text } }).unwrap()}
    />
  );
}
