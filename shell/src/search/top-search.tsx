import { t } from '@atrium/sdk';
import { Icon, Kbd } from '@atrium/ui';
import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import type { PortalAnswer } from '../company/use-portal.js';
import { SearchCombobox } from './search-combobox.js';
import { SearchPalette } from './search-palette.js';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const KEYS = isMac ? ['⌘', 'K'] : ['Ctrl', 'K'];

/** The search of the top bar, and the palette that Ctrl/Cmd-K opens anywhere; on a phone a button opens it. */
export default function TopSearch({ answer }: { answer: PortalAnswer }) {
  const [open, setOpen] = useState(false);
  const [palette, setPalette] = useState(false);
  useCtrlK(() => {
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
          {...{ answer, open }}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          end={<Kbd keys={KEYS} />}
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
    </div>
  );
}

function useCtrlK(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey) return;
    // The browser's own would take the person to its address bar.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
