import { TASK_PRIORITY_LABELS, type Task } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Avatar, Badge, Icon, StatusText } from '@atrium/ui';
import { LabelChips } from '../label/label-chips.js';
import { RepeatMark } from '../repeat/repeat-mark.js';
import { DueDay } from './due-day.js';
import styles from './parts.module.scss';
import { PRIORITY_TONES } from './task.format.js';

/** What a card of a board shows of a task, below its name. */
export function CardFacts({ task, chosen }: { task: Task; chosen: boolean }) {
  const { number, priority, assignees, labels } = task;
  return (
    <div className="d-grid gap-1 at-13">
      <div className="d-flex align-items-center gap-2">
        <bdi className="at-muted" dir="ltr">
          {number}
        </bdi>
        {priority !== 'none' && (
          <StatusText tone={PRIORITY_TONES[priority]}>{translate(TASK_PRIORITY_LABELS[priority])}</StatusText>
        )}
        {chosen && <Badge tone="accent">{t('Selected')}</Badge>}
        <span className={`d-flex gap-1 ${String(styles['push'])}`}>
          {assignees.slice(0, 2).map(({ id, name }) => (
            <Avatar key={id} name={name} size={20} />
          ))}
        </span>
      </div>
      <Marks task={task} />
      {labels.length > 0 && <LabelChips names={labels} />}
    </div>
  );
}

/** When it is due, and what stands in its way. */
function Marks({ task }: { task: Task }) {
  const { checklist, children, waitsFor } = task;
  return (
    <div className="d-flex flex-wrap align-items-center gap-2">
      <DueDay task={task} />
      <RepeatMark task={task} />
      {task.handedFrom && (
        <span className="at-muted">{t('from {name}', { name: task.handedFrom.name })}</span>
      )}
      {checklist.total > 0 && (
        <span className={`at-muted ${String(styles['whole'])}`}>
          <Icon name="check" size={14} />{' '}
          {t('{done} of {total}', { done: checklist.done, total: checklist.total })}
        </span>
      )}
      {children.open > 0 && (
        <span className="at-muted">
          {t('{count, plural, one {# sub-task} other {# sub-tasks}}', { count: children.open })}
        </span>
      )}
      {waitsFor > 0 && (
        <span className={styles['whole']}>
          <StatusText tone="danger">{t('Waits')}</StatusText>
        </span>
      )}
    </div>
  );
}
