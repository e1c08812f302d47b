import { t } from '@atrium/sdk';
import { Icon, Kbd, keysOf, useShortcut } from '@atrium/ui';
import { createElement, Suspense, useState, type FocusEvent } from 'react';
import { showDialog, useShownDialog } from '../federation/shown-dialog.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { SearchCombobox } from './search-combobox.js';
import { SearchPalette } from './search-palette.js';
import { useCommandKeys } from './use-command-keys.js';

/** The search of the top bar, and the palette that Ctrl/Cmd-K opens anywhere; on a phone a button opens it. */
export default function TopSearch({ answer }: { answer: PortalAnswer }) {
  const [open, setOpen] = useState(false);
  const [palette, setPalette] = useState(false);
  useCommandKeys(answer);
  useShortcut('search', () => {
    setOpen(false);
    setPalette(true);
  });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className="at-search">
      <div className="at-not-phone" onBlur={leave}>
        <SearchCombobox
          answer={answer}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          end={<Kbd keys={keysOf('search')} />}
          frame="at-search-pop"
        />
      </div>
      <button
        type="button"
        className="at-tbtn at-only-phone"
        aria-label={t('Search')}
        aria-haspopup="dialog"
        aria-expanded={palette}
        onClick={() => setPalette(true)}
      >
        <Icon name="search" size={20} />
      </button>
      <SearchPalette answer={answer} open={palette} onClose={() => setPalette(false)} />
      <ShownDialog />
    </div>
  );
}

/** The dialog of a command, above whatever page is open. */
function ShownDialog() {
  const shown = useShownDialog();
  return shown && <Suspense>{createElement(shown, { onClose: () => showDialog(null) })}</Suspense>;
}
