import { lazyPage, t } from '@atrium/sdk';
import { Suspense, useState } from 'react';
import { IconButton } from '../button/icon-button.js';
import type { List } from './use-list.js';

const ColumnsDialog = lazyPage(() => import('./columns-dialog.js'));

/** Opens the choice of columns. On a phone rows are cards, which have no columns. */
export function ColumnsButton({ list }: { list: Pick<List, 'description' | 'columns'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className="at-not-phone">
        <IconButton icon="columns" label={t('Columns')} onClick={() => setOpen(true)} />
      </span>
      <Suspense>{open && <ColumnsDialog list={list} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
