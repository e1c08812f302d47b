import { lazyPage } from '@atrium/sdk';
import { useShortcut } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { styled } from '../app/styled.js';

const ShortcutsDialog = lazyPage(
  styled(() => import(/* webpackChunkName: 'shortcuts' */ '../features/shortcuts/shortcuts.dialog.js')),
);

/** The list of all keyboard shortcuts, which the key ? opens. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useShortcut('help', () => setOpen(true));
  return <Suspense fallback={null}>{open && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense>;
}
