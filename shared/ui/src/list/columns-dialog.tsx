import { t } from '@atrium/sdk';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { Button } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { Dialog } from '../overlay/dialog.js';
import { arrangeColumns, moveColumn } from './list-columns.rules.js';
import type { List } from './use-list.js';

interface ColumnsDialogProps {
  list: Pick<List, 'description' | 'columns'>;
  onClose: () => void;
}

/** Shows, hides and moves columns; each change is visible in the table at once. */
export default function ColumnsDialog({ list: { description, columns }, onClose }: ColumnsDialogProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const { keys, choose } = columns;
  const turn = (key: string) =>
    choose(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
  const move = (key: string, steps: number) => choose(moveColumn(keys, key, steps));
  const dropOn = (key: string) => {
    if (dragged && keys.includes(key)) move(dragged, keys.indexOf(key) - keys.indexOf(dragged));
    setDragged(null);
  };
  return (
    <Dialog
      title={t('Columns')}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={columns.reset}>{t('Reset to default')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        </>
      }
    >
      <ul className="at-arrange" aria-label={t('Column order')}>
        {arrangeColumns(description, keys).map((column) => (
          <ColumnRow
            key={column.key}
            column={column}
            place={{ first: keys[0] === column.key, last: keys.at(-1) === column.key }}
            onTurn={() => turn(column.key)}
            onMove={(steps) => move(column.key, steps)}
            onDrag={() => setDragged(column.key)}
            onDrop={() => dropOn(column.key)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ColumnRowProps {
  column: ReturnType<typeof arrangeColumns>[number];
  place: { first: boolean; last: boolean };
  onTurn: () => void;
  onMove: (steps: number) => void;
  onDrag: () => void;
  onDrop: () => void;
}

function ColumnRow(props: ColumnRowProps) {
  const { column, onTurn, onMove, onDrag, onDrop } = props;
  const { key, title, shown, display } = column;
  const press = (event: KeyboardEvent) => {
    const steps = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (steps === undefined || !shown) return;
    event.preventDefault();
    onMove(steps);
  };
  return (
    <li
      draggable={shown}
      onDragStart={onDrag}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={onDrop}
      onKeyDown={press}
    >
      <label>
        <input
          type="checkbox"
          className="form-check-input m-0"
          name={key}
          checked={shown}
          disabled={display === 'always'}
          onChange={onTurn}
        />
        {title}
      </label>
      {shown && <MoveButtons {...props} />}
    </li>
  );
}

function MoveButtons({ column: { title }, place, onMove }: ColumnRowProps) {
  return (
    <span>
      <IconButton
        icon="arrow-up"
        label={t('Move {title} up', { title })}
        disabled={place.first}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="arrow-down"
        label={t('Move {title} down', { title })}
        disabled={place.last}
        onClick={() => onMove(1)}
      />
    </span>
  );
}
