import { lazyDialog, t } from '@atrium/sdk';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.js';
import type { List } from './use-list.js';

const ColumnsDialog = lazyDialog(() => import('./columns-dialog.js'));

/** Opens the choice of columns. On a phone rows are cards, which have no columns. */
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
