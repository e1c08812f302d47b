import { t, usePortalStore, useUser } from '@atrium/sdk';
import { Brand, CompanyMark, Icon, usePhone } from '@atrium/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { LazyPart } from '../app/lazy-part.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { useLanguageChoice } from '../language/use-language-choice.js';
import { mobileSidebarToggled, selectCustomizer } from '../customizer/customizer.slice.js';
import { TopSearch } from '../search/lazy-top-search.js';
import { DisplayButton } from './display-button.js';
import { InboxButtons } from './inbox-buttons.js';
import { ProductButtons } from './product-buttons.js';
import { ProfileMenu } from './profile-menu.js';
import { TopItems } from './top-items.js';
import { useCompanyMark } from './use-company-mark.js';

export function TopBar({ answer }: { answer: PortalAnswer }) {
  const [choosing, setChoosing] = useState(false);
  useLanguageChoice();
  // Notifications and messages are visible to the person themselves only.
  const { seenBy } = useUser();
  const onPhone = usePhone();
  return (
    <header className="at-topbar">
      <MenuToggle />
      <BrandPlace />
      <SearchPlace answer={answer} />
      <div className="at-top-actions">
        {!seenBy && !onPhone && answer.portal && <TopItems portal={answer.portal} />}
        <ProductButtons answer={answer} />
        {!seenBy && <InboxButtons />}
        <DisplayButton open={choosing} onToggle={setChoosing} />
        <ProfileMenu answer={answer} onDisplay={() => setChoosing(true)} />
      </div>
    </header>
  );
}

/** The search loads after the page. If loading fails, a press on its icon tries again. */
function SearchPlace({ answer }: { answer: PortalAnswer }) {
  return (
    <LazyPart
      waiting={<div className="at-search" />}
      failed={(retry) => (
        <div className="at-search">
          <button type="button" className="at-tbtn" aria-label={t('Search')} onClick={retry}>
            <Icon name="search" size={18} />
          </button>
        </div>
      )}
    >
      <TopSearch answer={answer} />
    </LazyPart>
  );
}

/** The product, linked to its front page, and the company's logo. */
function BrandPlace() {
  const { name, logo } = useCompanyMark();
  return (
    <div className="at-brand-place">
      <Brand />
      {logo && <CompanyMark name={name} logo={logo} size={24} />}
    </div>
  );
}

function MenuToggle() {
  const store = usePortalStore();
  const { mobileSidebar } = useSelector(selectCustomizer);
  return (
    <button
      type="button"
      className="at-tbtn at-only-phone"
      aria-label={t('Open menu')}
      aria-haspopup="dialog"
      aria-expanded={mobileSidebar}
      onClick={() => store.dispatch(mobileSidebarToggled(true))}
    >
      <Icon name="menu-2" size={20} />
    </button>
  );
}
