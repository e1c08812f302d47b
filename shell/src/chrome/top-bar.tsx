import { t } from '@atrium/sdk';
import { Brand, Icon } from '@atrium/ui';
import { Suspense } from 'react';
import type { PortalAnswer } from '../company/use-portal.js';
import { useLanguageChoice } from '../language/use-language-choice.js';
import { TopSearch } from '../search/lazy-top-search.js';
import { useTheme, type ThemeState } from '../theme/use-theme.js';
import { InboxButtons } from './inbox-buttons.js';
import { ProfileMenu } from './profile-menu.js';

interface TopBarProps {
  answer: PortalAnswer;
  menuOpen: boolean;
  onMenu: () => void;
}

export function TopBar({ answer, menuOpen, onMenu }: TopBarProps) {
  const theme = useTheme();
  useLanguageChoice();
  return (
    <header className="at-topbar">
      <button
        type="button"
        className="at-tbtn at-only-phone"
        aria-label={t('Open menu')}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <Icon name="menu-2" size={20} />
      </button>
      <Brand />
      <Suspense fallback={<div className="at-search" />}>
        <TopSearch answer={answer} />
      </Suspense>
      <div className="at-top-actions">
        <InboxButtons />
        <ThemeToggle {...theme} />
        <ProfileMenu {...theme} />
      </div>
    </header>
  );
}

function ThemeToggle({ theme, choose }: ThemeState) {
  const other = theme === 'dark' ? 'light' : 'dark';
  const label = other === 'dark' ? t('Switch to dark mode') : t('Switch to light mode');
  return (
    <button type="button" className="at-tbtn" aria-label={label} title={label} onClick={() => choose(other)}>
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} size={18} />
    </button>
  );
}
