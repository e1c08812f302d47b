import { parseFilter, writeFilter, type FilterValue, type ListColumn } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../button/button.js';
import { DialogFrame } from '../overlay/dialog.js';
import { keepReachable } from '../overlay/keep-reachable.js';
import { FilterEditor } from './filter-editor.js';
import type { FilterExtra } from './filter-extras.types.js';

export interface FilterDialogProps {
  column: ListColumn;
  /** The current filter as in the URL. */
  text: string | undefined;
  extra: FilterExtra | undefined;
  /** An empty text removes the filter. */
  onApply: (text: string) => void;
  onClose: () => void;
}

/** Sets the filter of one column: Enter applies it, Esc leaves it unchanged. */
export default function FilterDialog({ column, text, extra, onApply, onClose }: FilterDialogProps) {
  const [value, setValue] = useState(() => parseFilter(column, text ?? '') ?? emptyOf(column));
  const [wrong, setWrong] = useState(false);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const next = isEmpty(value) ? '' : writeFilter(value);
    if (next !== '' && !parseFilter(column, next)) setWrong(true);
    else {
      onApply(next);
      onClose();
    }
  };
  return (
    <DialogFrame
      title={t('Filter by {column}', { column: column.title.toLowerCase() })}
      size="sm"
      onClose={onClose}
    >
      <form onSubmit={apply} noValidate>
        <div className="at-dialog-b" ref={keepReachable}>
          <FilterEditor column={column} extra={extra} value={value} wrong={wrong} onChange={setValue} />
        </div>
        <div className="at-dialog-f">
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit">
            {t('Apply')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

function emptyOf({ type }: ListColumn): FilterValue {
  switch (type) {
    case 'text':
      return { type, contains: '' };
    case 'choice':
    case 'person':
      return { type, oneOf: [] };
    case 'date':
    case 'number':
      return { type, from: null, to: null };
    case 'yesNo':
      return { type, yes: true };
  }
}

function isEmpty(value: FilterValue): boolean {
  return 'oneOf' in value && value.oneOf.length === 0;
}
