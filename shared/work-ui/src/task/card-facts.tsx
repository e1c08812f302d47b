import { TASK_PRIORITY_LABELS, type Task } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Avatar, Badge, StatusText } from '@atrium/ui';
import { LabelChips } from '../label/label-chips.js';
import { RepeatMark } from '../repeat/repeat-mark.js';
import { DueDay } from './due-day.js';
import styles from './parts.module.scss';
import { PRIORITY_TONES } from './task.format.js';

/** What a card of a board shows of a task, below its name. */
export function CardFacts({ task, chosen }: { task: Task; chosen: boolean }) {
  const { number, priority, assignees, checklist, children, waitsFor } = task;
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 at-13">
      <bdi className="at-muted" dir="ltr">
        {number}
      </bdi>
      {priority !== 'none' && (
        <StatusText tone={PRIORITY_TONES[priority]}>{translate(TASK_PRIORITY_LABELS[priority])}</StatusText>
      )}
      {task.handedFrom && (
        <span className="at-muted">{t('from {name}', { name: task.handedFrom.name })}</span>
      )}
      {chosen && <Badge tone="accent">{t('Selected')}</Badge>}
      <DueDay task={task} />
      <RepeatMark task={task} />
      {checklist.total > 0 && (
        <span className="at-muted">
          {t('{done} of {total}', { done: checklist.done, total: checklist.total })}
        </span>
      )}
      {children.open > 0 && (
        <span className="at-muted">
          {t('{count, plural, one {# sub-task} other {# sub-tasks}}', { count: children.open })}
        </span>
      )}
      {waitsFor > 0 && <StatusText tone="danger">{t('Waits')}</StatusText>}
      <LabelChips names={task.labels} />
      <span className={`d-flex gap-1 ${String(styles['push'])}`}>
        {assignees.slice(0, 2).map(({ id, name }) => (
          <Avatar key={id} name={name} size={20} />
        ))}
      </span>
    </div>
  );
}
