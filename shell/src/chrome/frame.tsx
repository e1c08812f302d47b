import { t } from '@atrium/sdk';
import { useRef, useState, type ReactNode } from 'react';
import { MenuContext } from '../search/menu-context.js';
import type { PortalAnswer } from '../company/use-portal.js';
import { useActivity } from '../inbox/use-activity.js';
import { OfflineBanner } from './offline-banner.js';
import { PhoneMenu } from './phone-menu.js';
import { Sidebar } from './sidebar.js';
import { SkipLink } from './skip-link.js';
import { TopBar } from './top-bar.js';
import { useNavigation } from './use-navigation.js';
import { useScrollMemory } from './use-scroll-memory.js';

/** Top bar, sidebar and the place of the page. It stays while pages change. */
export function Frame({ answer, children }: { answer: PortalAnswer; children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const menu = useNavigation(answer.portal);
  useScrollMemory(main);
  useActivity();
  return (
    <div className="at-app">
      <SkipLink target={main} />
      <TopBar answer={answer} onMenu={() => setMenuOpen(true)} menuOpen={menuOpen} />
      <div className="at-sheet">
        <nav className="at-sidebar" aria-label={t('Main')}>
          <Sidebar answer={answer} />
        </nav>
        <main ref={main} className="at-main" tabIndex={-1}>
          <OfflineBanner />
          <MenuContext value={menu}>{children}</MenuContext>
        </main>
      </div>
      <PhoneMenu answer={answer} open={menuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  );
}
