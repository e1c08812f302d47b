import { t } from '@atrium/sdk';
import { IconButton, Kbd, Palette } from '@atrium/ui';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { SearchCombobox } from './search-combobox.js';

interface SearchPaletteProps {
  answer: PortalAnswer;
  open: boolean;
  onClose: () => void;
}

/** The search as a palette over the page; it offers what was opened lately, pages and commands. */
export function SearchPalette({ answer, open, onClose }: SearchPaletteProps) {
  return (
    <Palette label={t('Search')} open={open} onClose={onClose}>
      <SearchCombobox
        answer={answer}
        open
        onClose={onClose}
        autoFocus
        isPalette
        end={<IconButton icon="x" label={t('Close')} onClick={onClose} />}
      />
      <div className="at-hits-f at-not-phone" aria-hidden="true">
        <span>
          <Kbd keys={['↑', '↓']} /> {t('Choose')}
        </span>
        <span>
          <Kbd keys={['Enter']} /> {t('Open')}
        </span>
        <span>
          <Kbd keys={['Esc']} /> {t('Close')}
        </span>
      </div>
    </Palette>
  );
}
