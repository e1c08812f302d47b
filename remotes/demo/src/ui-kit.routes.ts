import { defineNav, defineRoutes } from '@atrium/sdk';

const staff = { layout: 'full', guard: { session: 'staff' } } as const;

export const uiKitRoutes = defineRoutes([
  {
    ...staff,
    path: 'ui/alerts',
    title: 'Alerts',
    load: () => import('./features/ui-kit/alerts/alerts.page.js'),
  },
  {
    ...staff,
    path: 'ui/badges',
    title: 'Badges',
    load: () => import('./features/ui-kit/badges/badges.page.js'),
  },
  {
    ...staff,
    path: 'ui/buttons',
    title: 'Buttons',
    load: () => import('./features/ui-kit/buttons/buttons.page.js'),
  },
  {
    ...staff,
    path: 'ui/cards',
    title: 'Cards',
    load: () => import('./features/ui-kit/cards/cards.page.js'),
  },
  {
    ...staff,
    path: 'ui/charts',
    title: 'Charts',
    load: () => import('./features/ui-kit/charts/charts.page.js'),
  },
  {
    ...staff,
    path: 'ui/grid',
    title: 'Grid',
    load: () => import('./features/ui-kit/grid/grid.page.js'),
  },
  {
    ...staff,
    path: 'ui/table',
    title: 'Table',
    load: () => import('./features/ui-kit/table/table.page.js'),
  },
  {
    ...staff,
    path: 'ui/forms',
    title: 'Forms',
    load: () => import('./features/ui-kit/forms/forms.page.js'),
  },
  {
    ...staff,
    path: 'ui/combobox',
    title: 'Comboboxes',
    load: () => import('./features/ui-kit/combobox/combobox.page.js'),
  },
  {
    ...staff,
    path: 'ui/fields',
    title: 'Fields',
    load: () => import('./features/ui-kit/fields/fields.page.js'),
  },
  {
    ...staff,
    path: 'ui/rich-text',
    title: 'Rich text',
    load: () => import('./features/ui-kit/rich-text/rich-text.page.js'),
  },
  {
    ...staff,
    path: 'ui/breadcrumbs',
    title: 'Breadcrumbs',
    load: () => import('./features/ui-kit/breadcrumbs/breadcrumbs.page.js'),
  },
  {
    ...staff,
    path: 'ui/dropdown',
    title: 'Dropdowns',
    load: () => import('./features/ui-kit/dropdown/dropdown.page.js'),
  },
  {
    ...staff,
    path: 'ui/button-group',
    title: 'Button groups',
    load: () => import('./features/ui-kit/button-group/button-group.page.js'),
  },
  {
    ...staff,
    path: 'ui/collapse',
    title: 'Collapse',
    load: () => import('./features/ui-kit/collapse/collapse.page.js'),
  },
  {
    ...staff,
    path: 'ui/list-group',
    title: 'List groups',
    load: () => import('./features/ui-kit/list-group/list-group.page.js'),
  },
  {
    ...staff,
    path: 'ui/modal',
    title: 'Modals',
    load: () => import('./features/ui-kit/modal/modal.page.js'),
  },
  {
    ...staff,
    path: 'ui/navbar',
    title: 'Navbars',
    load: () => import('./features/ui-kit/navbar/navbar.page.js'),
  },
  {
    ...staff,
    path: 'ui/nav',
    title: 'Navs',
    load: () => import('./features/ui-kit/nav/nav.page.js'),
  },
  {
    ...staff,
    path: 'ui/pagination',
    title: 'Pagination',
    load: () => import('./features/ui-kit/pagination/pagination.page.js'),
  },
  {
    ...staff,
    path: 'ui/popover',
    title: 'Popovers',
    load: () => import('./features/ui-kit/popover/popover.page.js'),
  },
  {
    ...staff,
    path: 'ui/progress',
    title: 'Progress',
    load: () => import('./features/ui-kit/progress/progress.page.js'),
  },
  {
    ...staff,
    path: 'ui/spinner',
    title: 'Spinners',
    load: () => import('./features/ui-kit/spinner/spinner.page.js'),
  },
  {
    ...staff,
    path: 'ui/tabs',
    title: 'Tabs',
    load: () => import('./features/ui-kit/tabs/tabs.page.js'),
  },
  {
    ...staff,
    path: 'ui/toasts',
    title: 'Toasts',
    load: () => import('./features/ui-kit/toasts/toasts.page.js'),
  },
  {
    ...staff,
    path: 'ui/tooltip',
    title: 'Tooltips',
    load: () => import('./features/ui-kit/tooltip/tooltip.page.js'),
  },
  {
    ...staff,
    path: 'ui/board',
    title: 'Board',
    load: () => import('./features/ui-kit/board/board.page.js'),
  },
  {
    ...staff,
    path: 'ui/calendar',
    title: 'Calendar',
    load: () => import('./features/ui-kit/calendar/calendar.page.js'),
  },
  {
    ...staff,
    path: 'ui/month-grid',
    title: 'Month grid',
    load: () => import('./features/ui-kit/month-grid/month-grid.page.js'),
  },
  {
    ...staff,
    path: 'ui/timeline',
    title: 'Timeline',
    load: () => import('./features/ui-kit/timeline/timeline.page.js'),
  },
  {
    ...staff,
    path: 'ui/edit-grid',
    title: 'Editable grid',
    load: () => import('./features/ui-kit/edit-grid/edit-grid.page.js'),
  },
  {
    ...staff,
    path: 'ui/panes',
    title: 'Panes',
    load: () => import('./features/ui-kit/panes/panes.page.js'),
  },
  {
    ...staff,
    path: 'ui/approval',
    title: 'Approval',
    load: () => import('./features/ui-kit/approval/approval.page.js'),
  },
  {
    ...staff,
    path: 'ui/wizard',
    title: 'Wizard',
    load: () => import('./features/ui-kit/wizard/wizard.page.js'),
  },
  {
    ...staff,
    path: 'ui/viewer',
    title: 'Document viewer',
    load: () => import('./features/ui-kit/viewer/viewer.page.js'),
  },
  {
    ...staff,
    path: 'ui/record',
    title: 'Record',
    load: () => import('./features/ui-kit/record/record.page.js'),
  },
  {
    ...staff,
    path: 'ui/print',
    title: 'Print sheet',
    load: () => import('./features/ui-kit/print/print.page.js'),
  },
]);

export const uiKitNav = defineNav(
  uiKitRoutes.map(({ path, title }, place) => ({
    id: path,
    title,
    path,
    group: 'ui',
    icon: 'columns',
    order: 1000 + place,
  })),
);
