import { CHECKLIST_OWNER_LABELS, type ChecklistStep } from '@atrium/contracts';
import { formatDate, t, translate, useStep } from '@atrium/sdk';
import { StatusText } from '@atrium/ui';
import { useState } from 'react';
import { useTickChecklistMutation } from '../checklist.api.js';
import { ProofDialog } from './proof.dialog.js';

interface StepListProps {
  items: readonly ChecklistStep[];
  today: string;
  /** Names the person whose step it is. */
  named?: boolean;
}

/** Steps to tick, the open ones first. */
export function StepList({ items, today, named = false }: StepListProps) {
  const [tick] = useTickChecklistMutation();
  const { take } = useStep();
  const [proving, setProving] = useState<ChecklistStep | null>(null);
  const toggle = (step: ChecklistStep) => {
    const done = step.doneAt === null;
    if (done && step.proof) setProving(step);
    else void take({ of: step.id, work: () => tick({ id: step.id, done, note: '' }).unwrap() });
  };
  return (
    <>
      <ul className="list-unstyled m-0 p-0 d-grid gap-2">
        {items.map((step) => (
          <li key={step.id} className="form-check m-0">
            <input
              type="checkbox"
              className="form-check-input"
              id={step.id}
              checked={step.doneAt !== null}
              disabled={!step.mine}
              onChange={() => toggle(step)}
            />
            <label className="form-check-label d-block" htmlFor={step.id}>
              <bdi>{step.title}</bdi>
              {named && <span className="at-muted"> · {step.employee.name}</span>}
              <span className="d-block at-12">
                <Due step={step} today={today} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {proving && <ProofDialog step={proving} onClose={() => setProving(null)} />}
    </>
  );
}

function Due({
  step: { doneAt, doneBy, dueOn, owner, note },
  today,
}: {
  step: ChecklistStep;
  today: string;
}) {
  if (doneAt) {
    const said = t('Done on {day} by {name}', { day: formatDate(doneAt), name: doneBy ?? '' });
    return <span className="at-muted">{[said, note].filter(Boolean).join(' · ')}</span>;
  }
  const due = t('{owner}, until {day}', {
    owner: translate(CHECKLIST_OWNER_LABELS[owner]),
    day: formatDate(dueOn),
  });
  return dueOn < today ? (
    <StatusText tone="danger">{due}</StatusText>
  ) : (
    <span className="at-muted">{due}</span>
  );
}
