import { t, useUser } from '@atrium/sdk';
import { usePhone } from '@atrium/ui';
import { use, useCallback, useRef, type ReactNode } from 'react';
import { useDisplaySync } from '../customizer/use-display-sync.js';
import { useDisplay } from '../customizer/use-display.js';
import { useActivity } from '../inbox/use-activity.js';
import { listNavigation } from '../navigation/list-navigation.js';
import { MenuOfContext } from '../navigation/menu-of-context.js';
import type { MayOpen } from '../navigation/navigation.rules.js';
import { OwnPagesContext } from '../navigation/own-pages.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { TourPlace } from '../tour/tour-place.js';
import { Navbar } from './navbar.js';
import { OfflineBanner } from './offline-banner.js';
import { PhoneMenu } from './phone-menu.js';
import { ShortcutHelp } from './shortcut-help.js';
import { Sidebar } from './sidebar.js';
import { SkipLink } from './skip-link.js';
import { TopBar } from './top-bar.js';
import { BottomItems } from './top-items.js';
import { useLooseFrame } from './use-loose-frame.js';
import { useScrollMemory } from './use-scroll-memory.js';

/** Top bar, menu and the page's area. It stays mounted while pages change. */
export function Frame({ answer, children }: { answer: PortalAnswer; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const ownPages = use(OwnPagesContext);
  const { portal } = answer;
  const { seenBy } = useUser();
  const onPhone = usePhone();
  const menuOf = useCallback(
    (mayOpen: MayOpen) => listNavigation(portal, ownPages, mayOpen),
    [portal, ownPages],
  );
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
          <MenuOfContext value={menuOf}>{children}</MenuOfContext>
        </main>
      </div>
      {onPhone && !seenBy && portal && <BottomItems portal={portal} />}
      <PhoneMenu answer={answer} />
      <ShortcutHelp />
      <TourPlace />
    </div>
  );
}
