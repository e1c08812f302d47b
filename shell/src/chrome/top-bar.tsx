import { Brand, Icon } from '@atrium/ui';
import { useTheme } from '../theme/use-theme.js';
import { ProfileMenu } from './profile-menu.js';

interface TopBarProps {
  menuOpen: boolean;
  onMenu: () => void;
}

export function TopBar({ menuOpen, onMenu }: TopBarProps) {
  return (
    <header className="at-topbar">
      <button
        type="button"
        className="at-tbtn at-only-phone"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <Icon name="menu-2" size={20} />
      </button>
      <Brand />
      <div className="at-top-actions">
        <ThemeToggle />
        <ProfileMenu />
      </div>
    </header>
  );
}

function ThemeToggle() {
  const [theme, turn] = useTheme();
  const label = theme === 'dark' ? 'Switch to light mode' : 'Switch to dark mode';
  return (
    <button type="button" className="at-tbtn" aria-label={label} title={label} onClick={turn}>
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} size={18} />
    </button>
  );
}
