import { lazyDialog, t } from '@atrium/sdk';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.js';
import type { List } from './use-list.js';

const ColumnsDialog = lazyDialog(() => import('./columns-dialog.js'));

/** Opens the choice of columns. Hidden on a phone, where rows are cards without columns. */
export function ColumnsButton({ list }: { list: Pick<List, 'description' | 'columns'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className="at-not-phone">
        <IconButton icon="columns" label={t('Columns')} onClick={() => setOpen(true)} />
      </span>
      {open && <ColumnsDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
