import { t } from '@atrium/sdk';
import { useEffect } from 'react';
import { Icon } from '../icon/icon.js';
import { isShortcut } from '../shortcuts/shortcuts.js';
import type { Selection } from './data-table.types.js';

interface BulkBarProps<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
}

const NOTHING: ReadonlySet<string> = new Set<string>();

const LAYER = '[role="dialog"], dialog[open]';

/** Floats while something is selected; Esc clears the selection, unless it closes what is shown above the list. */
export function BulkBar<Row>({ rows, selection }: BulkBarProps<Row>) {
  const { onChange } = selection;
  useEffect(() => {
    let covered = false;
    // Before what the press closes is gone.
    const note = () => (covered = document.querySelector(LAYER) !== null);
    const press = (event: KeyboardEvent) => {
      if (isShortcut('clearSelection', event) && !event.defaultPrevented && !covered) onChange(NOTHING);
    };
    window.addEventListener('keydown', note, true);
    document.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', note, true);
      document.removeEventListener('keydown', press);
    };
  }, [onChange]);
  return (
    <div className="at-bulk" role="toolbar" aria-label={t('Selected rows')}>
      <span className="n" role="status">
        {selection.words ?? t('{count, number} selected', { count: selection.keys.size })}
      </span>
      {selection.actions(rows)}
      <button type="button" aria-label={t('Clear selection')} onClick={() => onChange(NOTHING)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
