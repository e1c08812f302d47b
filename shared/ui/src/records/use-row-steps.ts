import type { RecordRow } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { useState, type ComponentType } from 'react';
import type { MenuItem } from '../overlay/menu.types.js';
import type { PageCalls, RecordDialogProps, RowStep } from './record-page.types.js';

interface RowStepsOptions<Row> {
  calls: PageCalls<Row>;
  nameOf: (row: Row) => string;
  steps: Readonly<Record<string, RowStep<Row>>>;
  archive: Partial<RowStep<Row>>;
  /** Null when rows cannot be edited. */
  onEdit: ((row: Row) => void) | null;
}

/** The menu of a row, with the steps that the server allows, and the dialog that a step has opened. */
export function useRowSteps<Row extends RecordRow>(options: RowStepsOptions<Row>) {
  const { calls, onEdit } = options;
  const steps = stepsOf(options);
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const { take } = useStep();
  const open = (row: Row, Dialog: ComponentType<RecordDialogProps<Row>>) => setOpened({ row, Dialog });

  const begin = (name: string, step: RowStep<Row>, row: Row) => {
    const { id, version } = row;
    const { Dialog, told, done, undoneBy, orElse } = step;
    if (step.run) step.run(row);
    else if (Dialog) open(row, Dialog);
    else
      void take({
        of: id,
        ask: step.ask?.(row),
        work: () => calls.take({ ...told, id, version, step: name }),
        done: done && ((saved) => done(saved)),
        undo: undoneBy ? (saved) => calls.take({ id, version: saved.version, step: undoneBy }) : undefined,
        refused: ({ error }) => {
          if (error.code !== orElse?.code) return false;
          open(row, orElse.Dialog);
          return true;
        },
      });
  };
  const stepsFor = (row: Row): MenuItem[] => {
    const offered = Object.entries(steps).filter(([name, step]) =>
      step.offered ? step.offered(row) : row.allowedTransitions.includes(name),
    );
    return offered.map(([name, step]) => ({
      id: name,
      ...itemOf(step, row, () => begin(name, step, row)),
    }));
  };
  const itemsOf = (row: Row): MenuItem[] => {
    if (!onEdit || !row.allowedTransitions.includes('update')) return stepsFor(row);
    return [{ label: t('Edit'), icon: 'pencil', onSelect: () => onEdit(row) }, ...stepsFor(row)];
  };
  return { itemsOf, stepsFor, opened, close: () => setOpened(null) };
}

interface Opened<Row> {
  row: Row;
  Dialog: ComponentType<RecordDialogProps<Row>>;
}

/** In the menu's order; steps that remove the row from the list come last. */
function stepsOf<Row>({ steps, archive, nameOf }: RowStepsOptions<Row>): Record<string, RowStep<Row>> {
  const usual = usualSteps(nameOf);
  return { ...steps, restore: usual.restore, archive: { ...usual.archive, ...archive } };
}

function itemOf<Row>({ label, icon, danger }: RowStep<Row>, row: Row, onSelect: () => void): MenuItem {
  const words = typeof label === 'function' ? label(row) : label;
  return { label: words, icon, ...(danger && { danger }), onSelect };
}

/** The default behaviour of archive, restore and delete. */
function usualSteps<Row>(nameOf: (row: Row) => string): Record<'restore' | 'archive', RowStep<Row>> {
  return {
    restore: {
      label: t('Restore'),
      icon: 'archive-off',
      done: (row) => t('{name} restored', { name: nameOf(row) }),
    },
    archive: {
      label: t('Archive'),
      icon: 'archive',
      danger: true,
      undoneBy: 'restore',
      done: (row) => t('{name} archived', { name: nameOf(row) }),
    },
  };
}
