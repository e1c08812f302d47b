import { TASK_PRIORITY_LABELS, type Task } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Avatar, Badge, Icon, StatusText, type IconName } from '@atrium/ui';
import { todayHere } from '../day/here.js';
import { LabelChips } from '../label/label-chips.js';
import { RepeatMark } from '../repeat/repeat-mark.js';
import styles from './parts.module.scss';
import { dueOf, PRIORITY_TONES } from './task.format.js';

/** What a card of a board shows of a task, below its name. */
export function CardFacts({ task, chosen }: { task: Task; chosen: boolean }) {
  const { number, priority, labels, handedFrom } = task;
  return (
    <div className="d-grid gap-1 at-13">
      <div className="d-flex align-items-center gap-2">
        <bdi className="at-muted" dir="ltr">
          {number}
        </bdi>
        {chosen && <Badge tone="accent">{t('Selected')}</Badge>}
        {priority !== 'none' && (
          <span className={styles['push']}>
            <StatusText tone={PRIORITY_TONES[priority]}>
              {translate(TASK_PRIORITY_LABELS[priority])}
            </StatusText>
          </span>
        )}
      </div>
      {labels.length > 0 && <LabelChips names={labels} />}
      {handedFrom && (
        <span className={`at-muted ${String(styles['cut'])}`}>
          {t('from {name}', { name: handedFrom.name })}
        </span>
      )}
      <Marks task={task} />
    </div>
  );
}

/** In one line: when it is due, how far it is, what stands in its way, and whose it is. */
function Marks({ task }: { task: Task }) {
  const { checklist, children, waitsFor, assignees } = task;
  const due = dueOf(task, todayHere());
  const shown = [due, checklist.total, children.total, waitsFor, task.repeat, assignees.length];
  if (!shown.some(Boolean)) return null;
  return (
    <div className={styles['marks']}>
      {due && (
        <Mark icon="calendar" tone={due.tone} words={t('Due {day}', { day: due.words })} text={due.words} />
      )}
      <Share icon="check" words={sayStepsDone} {...checklist} />
      <SubTasksDone task={task} />
      {waitsFor > 0 && (
        <Mark
          icon="lock"
          tone="danger"
          words={t('{count, plural, one {Waits for # task} other {Waits for # tasks}}', { count: waitsFor })}
          text={String(waitsFor)}
        />
      )}
      <RepeatMark task={task} />
      <span className={`d-flex gap-1 ${String(styles['push'])}`}>
        {assignees.slice(0, 3).map(({ id, name }) => (
          <Avatar key={id} name={name} size={20} />
        ))}
      </span>
    </div>
  );
}

/** How far the sub-tasks of a task are. */
export const SubTasksDone = ({ task: { children } }: { task: Task }) => (
  <Share icon="list" words={saySubTasksDone} done={children.total - children.open} total={children.total} />
);

const sayStepsDone = (values: Done): string => t('{done} of {total} steps', { ...values });
const saySubTasksDone = (values: Done): string => t('{done} of {total} sub-tasks', { ...values });

interface Done {
  done: number;
  total: number;
}

function Share({ icon, words, done, total }: Done & { icon: IconName; words: (values: Done) => string }) {
  if (total === 0) return null;
  return <Mark icon={icon} words={words({ done, total })} text={`${String(done)}/${String(total)}`} />;
}

interface MarkProps {
  icon: IconName;
  /** All of it, for those who hear it and as a hint. */
  words: string;
  text: string;
  tone?: 'danger' | 'warning' | null;
}

function Mark({ icon, words, text, tone = null }: MarkProps) {
  return (
    <span className={`${String(styles['mark'])} ${tone ? String(styles[tone]) : ''}`} title={words}>
      <Icon name={icon} size={14} />
      <bdi className="at-num" aria-hidden="true">
        {text}
      </bdi>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
