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

/** Floats while something is selected; Esc clears the selection. */
export function BulkBar<Row>({ rows, selection }: BulkBarProps<Row>) {
  const { onChange } = selection;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isShortcut('clearSelection', event) && !event.defaultPrevented) onChange(NOTHING);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
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
