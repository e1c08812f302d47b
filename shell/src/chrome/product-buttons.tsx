import { lazyPage, t } from '@atrium/sdk';
import { styled } from '../app/styled.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { TopPanel } from './top-panel.js';

export const Overview = lazyPage(
  styled(
    () => import(/* webpackChunkName: 'panel-overview' */ '../features/overview/overview-panel.widget.js'),
  ),
);

export const AppGrid = lazyPage(
  styled(() => import(/* webpackChunkName: 'panel-apps' */ '../features/app-grid/app-grid.widget.js')),
);

/** Buttons for the overview and for the apps. On a phone both are in the menu: see `PhoneDrawer`. */
export function ProductButtons({ answer }: { answer: PortalAnswer }) {
  const shared = { given: { answer }, className: 'at-tbtn at-not-phone' };
  return (
    <>
      <TopPanel {...shared} label={t('Features and contacts')} icon="category" content={Overview} />
      <TopPanel {...shared} label={t('Apps')} icon="grid-dots" content={AppGrid} />
    </>
  );
}
