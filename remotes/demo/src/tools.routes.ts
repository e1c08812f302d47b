import { defineNav, defineRoutes } from '@atrium/sdk';

const staff = { layout: 'full', guard: { session: 'staff' } } as const;

export const toolRoutes = defineRoutes([
  {
    ...staff,
    path: 'apps/calendar',
    title: 'Calendar',
    load: () => import('./features/calendar/calendar.page.js'),
  },
  {
    ...staff,
    path: 'apps/treeview',
    title: 'Tree view',
    load: () => import('./features/tree-view/tree-view.page.js'),
  },
  {
    ...staff,
    path: 'ecom/shop',
    title: 'Shop',
    load: () => import('./features/shop/shop.page.js'),
  },
  {
    ...staff,
    path: 'ecom/shopdetail',
    title: 'Product',
    load: () => import('./features/shop/shop-detail.page.js'),
  },
]);

export const toolNav = defineNav([
  { id: 'calendar', title: 'Calendar', icon: 'calendar', path: 'apps/calendar', order: 935, group: 'apps' },
  { id: 'treeview', title: 'Tree view', icon: 'list', path: 'apps/treeview', order: 950, group: 'apps' },
  { id: 'shop', title: 'Shop', icon: 'archive', path: 'ecom/shop', order: 910, group: 'shop' },
  { id: 'product', title: 'Product', icon: 'file', path: 'ecom/shopdetail', order: 920, group: 'shop' },
]);
