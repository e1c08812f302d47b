import { TASK_STAGE_LABELS, type TaskRef } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Avatar, Dot, IconButton, useOpenedRecord } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { DueDay } from './due-day.js';
import styles from './parts.module.scss';
import { STAGE_TONES } from './task.format.js';

interface TaskRefRowProps {
  task: TaskRef;
  /** Cuts the connection; left out, it cannot be cut here. */
  onCut?: ((id: string) => void) | undefined;
  cutLabel: string;
}

/** Another task in one line, which opens it. */
export function TaskRefRow({ task, onCut, cutLabel }: TaskRefRowProps) {
  const { hrefOf } = useOpenedRecord(true);
  const { id, number, title, stage, assignees } = task;
  return (
    <li className="d-flex align-items-center gap-2">
      <Dot tone={STAGE_TONES[stage]} />
      <span className="visually-hidden">{translate(TASK_STAGE_LABELS[stage])}</span>
      {id === null || number === null ? (
        <span className={`at-muted ${String(styles['grow'])}`}>{t('A task that you cannot see')}</span>
      ) : (
        <Link className={`${String(styles['grow'])} ${String(styles['cut'])}`} to={hrefOf(id)} dir="auto">
          <bdi className="at-muted" dir="ltr">
            {number}
          </bdi>{' '}
          {title}
        </Link>
      )}
      <span className={`at-13 ${String(styles['whole'])}`}>
        <DueDay task={task} />
      </span>
      {assignees.slice(0, 2).map((each) => (
        <Avatar key={each.id} name={each.name} size={20} />
      ))}
      {onCut && id !== null && (
        <IconButton icon="x" size="xs" label={`${cutLabel}: ${title ?? ''}`} onClick={() => onCut(id)} />
      )}
    </li>
  );
}
