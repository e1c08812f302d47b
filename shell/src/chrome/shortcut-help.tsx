import { lazyPage } from '@atrium/sdk';
import { useShortcut } from '@atrium/ui';
import { useState } from 'react';
import { LazyPart, NotOpened } from '../app/lazy-part.js';
import { styled } from '../app/styled.js';

const ShortcutsDialog = lazyPage(
  styled(() => import(/* webpackChunkName: 'shortcuts' */ '../features/shortcuts/shortcuts.dialog.js')),
);

/** The list of keyboard shortcuts, opened by the key ?. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useShortcut('help', () => setOpen(true));
  const close = () => setOpen(false);
  if (!open) return null;
  return (
    <LazyPart failed={() => <NotOpened onClose={close} />}>
      <ShortcutsDialog onClose={close} />
    </LazyPart>
  );
}
