import { useState } from 'react';
import type { CellPlace } from '../grid/grid-steps.rules.js';
import type { CellChange, EditGridProps } from './edit-grid.types.js';
import { invert, planEdits, type CellFault } from './paste.rules.js';

interface EditStep {
  back: CellChange[];
  again: readonly CellChange[];
}

/** Changes cells, keeps the last steps for undo and redo, and what could not be changed. */
export function useEdits<Row>(grid: EditGridProps<Row>) {
  const [done, setDone] = useState<readonly EditStep[]>([]);
  const [undone, setUndone] = useState<readonly EditStep[]>([]);
  const [faults, setFaults] = useState<readonly CellFault[]>([]);
  const edit = (texts: readonly (CellPlace & { text: string })[]) => {
    const plan = planEdits(grid, texts);
    setFaults(plan.faults);
    if (plan.changes.length === 0) return;
    setDone([...done, { back: invert(grid, plan.changes), again: plan.changes }]);
    setUndone([]);
    grid.onChange(plan.changes);
  };
  const undo = () => {
    const step = done.at(-1);
    if (!step) return;
    setDone(done.slice(0, -1));
    setUndone([...undone, step]);
    grid.onChange(step.back);
  };
  const redo = () => {
    const step = undone.at(-1);
    if (!step) return;
    setUndone(undone.slice(0, -1));
    setDone([...done, step]);
    grid.onChange(step.again);
  };
  return { edit, undo, redo, faults };
}
