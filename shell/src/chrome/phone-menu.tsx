import { t, usePortalStore } from '@atrium/sdk';
import { IconButton, SideDrawer } from '@atrium/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { PortalAnswer } from '../company/use-portal.js';
import { mobileSidebarToggled, selectCustomizer } from '../customizer/customizer.slice.js';
import { Sidebar } from './sidebar.js';

/** Product specification 9: 768 px or less is a phone. */
const PHONE = '(max-width: 768px)';

/** The sidebar in a drawer: closes by Esc, by a press beside it, on every new page, and when the window grows. */
export function PhoneMenu({ answer }: { answer: PortalAnswer }) {
  const { pathname } = useLocation();
  const store = usePortalStore();
  const { mobileSidebar: open } = useSelector(selectCustomizer);
  const onClose = () => void store.dispatch(mobileSidebarToggled(false));
  const close = useEffectEvent(onClose);
  useEffect(() => close(), [pathname]);
  useEffect(() => {
    const phone = window.matchMedia(PHONE);
    const follow = () => {
      if (!phone.matches) close();
    };
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, []);
  return (
    <SideDrawer label={t('Menu')} open={open} onClose={onClose}>
      <Sidebar
        answer={answer}
        touch
        close={<IconButton icon="x" label={t('Close menu')} onClick={onClose} />}
      />
    </SideDrawer>
  );
}
