import type { TaskCheck, TaskParts } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { CheckField, ProgressBar, RowMenu, type MenuItem } from '@atrium/ui';
import { AddLine } from './add-line.js';
import { PartSection } from '../parts/part-section.js';
import {
  useAddCheckMutation,
  useChangeCheckMutation,
  usePromoteCheckMutation,
  useRemoveCheckMutation,
} from './task-parts.api.js';
import styles from './parts.module.scss';

interface ChecklistProps {
  id: string;
  checks: TaskParts['checklist'];
  mayChange: boolean;
}

/** The small steps of a task. */
export function TaskChecklist({ id, checks, mayChange }: ChecklistProps) {
  const [add] = useAddCheckMutation();
  if (!mayChange && checks.length === 0) return null;
  return (
    <PartSection title={t('Checklist')} note={checks.length > 0 && <Progress checks={checks} />}>
      {checks.length > 0 && (
        <ul className={styles['lines']}>
          {checks.map((check, at) => (
            <CheckLine
              key={check.id}
              id={id}
              check={check}
              mayChange={mayChange}
              above={checks[at - 2]?.id ?? null}
              first={at === 0}
            />
          ))}
        </ul>
      )}
      {mayChange && (
        <AddLine
          name="text"
          label={t('New line of the checklist')}
          placeholder={t('Add a step')}
          onAdd={(text) => add({ id, text }).unwrap()}
        />
      )}
    </PartSection>
  );
}

function Progress({ checks }: Pick<ChecklistProps, 'checks'>) {
  const done = checks.filter((each) => each.done).length;
  const words = t('{done} of {total}', { done, total: checks.length });
  return (
    <>
      {words}
      <span style={{ inlineSize: 72 }}>
        <ProgressBar value={done} max={checks.length} label={words} />
      </span>
    </>
  );
}

interface CheckLineProps {
  id: string;
  check: TaskCheck;
  mayChange: boolean;
  /** The line before the one above it. */
  above: string | null;
  first: boolean;
}

function CheckLine({ id, check, mayChange, above, first }: CheckLineProps) {
  const [change] = useChangeCheckMutation();
  const [remove] = useRemoveCheckMutation();
  const [promote] = usePromoteCheckMutation();
  const { take, busy } = useStep();
  const place = { id, item: check.id };
  const { text, done } = check;
  const menu = checkMenu({
    up: first ? null : () => void take({ work: () => change({ ...place, after: above }).unwrap() }),
    promote: () => void take({ work: () => promote(place).unwrap() }),
    remove: () => void take({ work: () => remove(place).unwrap() }),
  });
  return (
    <li className="d-flex align-items-center gap-2">
      <div className={styles['grow']}>
        <CheckField
          label={
            <span dir="auto" className={done ? styles['done'] : undefined}>
              {text}
            </span>
          }
          checked={done}
          disabled={!mayChange || busy}
          onChange={() => void take({ work: () => change({ ...place, done: !done }).unwrap() })}
        />
      </div>
      {mayChange && <RowMenu label={t('Actions for {name}', { name: text })} items={menu} />}
    </li>
  );
}

interface CheckSteps {
  /** Null for the first line. */
  up: (() => void) | null;
  promote: () => void;
  remove: () => void;
}

const checkMenu = ({ up, promote, remove }: CheckSteps): MenuItem[] => [
  ...(up ? [{ label: t('Move up'), icon: 'arrow-up' as const, onSelect: up }] : []),
  { label: t('Make it a sub-task'), icon: 'list', onSelect: promote },
  { label: t('Delete'), icon: 'trash', danger: true, onSelect: remove },
];
