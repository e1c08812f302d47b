import { lazyPage, usePortalStore } from '@atrium/sdk';
import { whenIdle } from '@atrium/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { LazyPart, NotOpened } from '../app/lazy-part.js';
import { styled } from '../app/styled.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { mobileSidebarToggled, selectCustomizer } from '../customizer/customizer.slice.js';

// Wider screens do not need it.
const PhoneDrawer = lazyPage(styled(() => import(/* webpackChunkName: 'phone-menu' */ './phone-drawer.js')));

/** Product specification 9: 768 px or less is a phone. */
const PHONE = '(max-width: 768px)';

/** The sidebar in a drawer. It closes by Esc, a press beside it, navigation, and when the window grows. */
export function PhoneMenu({ answer }: { answer: PortalAnswer }) {
  const { pathname } = useLocation();
  const store = usePortalStore();
  const { mobileSidebar: open } = useSelector(selectCustomizer);
  const [used, setUsed] = useState(false);
  const onClose = () => void store.dispatch(mobileSidebarToggled(false));
  const close = useEffectEvent(onClose);
  useEffect(() => close(), [pathname]);
  useEffect(() => {
    const phone = window.matchMedia(PHONE);
    const follow = () => {
      if (!phone.matches) close();
    };
    phone.addEventListener('change', follow);
    if (phone.matches) whenIdle(PhoneDrawer.preload);
    return () => phone.removeEventListener('change', follow);
  }, []);
  if (open && !used) setUsed(true);
  if (!used) return null;
  const giveUp = () => {
    onClose();
    setUsed(false);
  };
  return (
    <LazyPart failed={() => <NotOpened onClose={giveUp} />}>
      <PhoneDrawer answer={answer} open={open} onClose={onClose} />
    </LazyPart>
  );
}
