import { t } from '@atrium/sdk';
import { useCallback, useRef, type ReactNode } from 'react';
import type { PortalAnswer } from '../company/use-portal.js';
import { useDisplay } from '../customizer/use-display.js';
import { useDisplaySync } from '../customizer/use-display-sync.js';
import { useActivity } from '../inbox/use-activity.js';
import { TourPlace } from '../tour/tour-place.js';
import { MenuContext } from '../search/menu-context.js';
import { listNavigation } from './list-navigation.js';
import { MenuOfContext } from './menu-of-context.js';
import { Navbar } from './navbar.js';
import type { MayOpen } from './navigation.rules.js';
import { OfflineBanner } from './offline-banner.js';
import { PhoneMenu } from './phone-menu.js';
import { ShortcutHelp } from './shortcut-help.js';
import { Sidebar } from './sidebar.js';
import { SkipLink } from './skip-link.js';
import { TopBar } from './top-bar.js';
import { useLooseFrame } from './use-loose-frame.js';
import { useNavigation } from './use-navigation.js';
import { useScrollMemory } from './use-scroll-memory.js';

/** Top bar, menu and the place of the page. It stays while pages change. */
export function Frame({ answer, children }: { answer: PortalAnswer; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const menu = useNavigation(answer.portal);
  const { portal } = answer;
  const menuOf = useCallback((mayOpen: MayOpen) => listNavigation(portal, mayOpen), [portal]);
  const isKnown = useDisplaySync();
  const { layout } = useDisplay();
  useScrollMemory(main);
  useLooseFrame(frame);
  useActivity();
  return (
    <div ref={frame} className="at-app" data-unseen={isKnown ? undefined : ''}>
      <SkipLink target={main} />
      <TopBar answer={answer} />
      {layout === 'horizontal' && <Navbar answer={answer} />}
      <div className="at-sheet">
        {layout === 'vertical' && (
          <nav className="at-sidebar" aria-label={t('Main')}>
            <Sidebar answer={answer} />
          </nav>
        )}
        <main ref={main} className="at-main" tabIndex={-1}>
          <OfflineBanner />
          <MenuContext value={menu}>
            <MenuOfContext value={menuOf}>{children}</MenuOfContext>
          </MenuContext>
        </main>
      </div>
      <PhoneMenu answer={answer} />
      <ShortcutHelp />
      <TourPlace />
    </div>
  );
}
