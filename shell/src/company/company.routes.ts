import type { RouteGuard } from '@atrium/contracts';
import { addTextSource } from '@atrium/sdk';
import { shellPage, type ShellPage } from '../app/shell-page.js';
import { styled } from '../app/styled.js';
import { workTexts } from '../language/work-texts.js';

const styledPage = ({ load, ...page }: Parameters<typeof shellPage>[0]): ShellPage =>
  shellPage({ ...page, load: styled(load) });

/** A page of the calendar; without its texts it is in English. */
const calendarPage = ({ load, ...page }: Parameters<typeof shellPage>[0]): ShellPage =>
  styledPage({
    ...page,
    load: async () => {
      const [module] = await Promise.all([load(), addTextSource(workTexts).catch(() => undefined)]);
      return module;
    },
  });

const SETS_UP_CALENDAR: RouteGuard = {
  session: 'staff',
  permission: {
    allOf: [{ tab: 'settings' }, { tab: 'hrOperations', resource: 'calendar', action: 'update' }],
  },
};

/** The shell's own pages below /{companyCode}, most of them inside the frame. All other paths belong to remotes. */
export const companyRoutes: readonly ShellPage[] = [
  shellPage({
    path: 'dashboard',
    guard: { session: 'staff' },
    load: () => import(/* webpackChunkName: 'page-dashboard' */ '../features/dashboard/dashboard.page.js'),
    fetchFirst: async (store) => {
      const data = await import(
        /* webpackChunkName: 'page-dashboard' */ '../features/dashboard/dashboard.api.js'
      );
      return data.fetchDashboardData(store);
    },
  }),
  styledPage({
    path: 'auth/lockscreen',
    layout: 'blank',
    guard: { session: 'staff' },
    load: () => import(/* webpackChunkName: 'page-auth-lockscreen' */ '../lock/lock-screen.page.js'),
  }),
  styledPage({
    path: 'auth/agency/details',
    layout: 'blank',
    guard: { session: 'staff' },
    load: () =>
      import(/* webpackChunkName: 'page-auth-agency-details' */ '../features/agency/agency-details.page.js'),
  }),
  styledPage({
    path: 'notifications',
    guard: { session: 'staff' },
    load: () =>
      import(/* webpackChunkName: 'page-notifications' */ '../features/notifications/notifications.page.js'),
  }),
  styledPage({
    path: 'employee/Profile',
    guard: { session: 'staff', selfService: true },
    load: () => import(/* webpackChunkName: 'page-profile' */ '../features/profile/profile.page.js'),
  }),
  styledPage({
    // Where an accepted invitation leads; the invitation itself is a public page above the company.
    path: 'employee/Onboarding',
    layout: 'blank',
    guard: { session: 'staff', selfService: true },
    load: () =>
      import(
        /* webpackChunkName: 'page-onboarding-steps' */ '../features/onboarding/onboarding-steps.page.js'
      ),
  }),
  styledPage({
    path: 'records',
    guard: { session: 'staff' },
    load: () =>
      import(/* webpackChunkName: 'page-record-link' */ '../features/record-link/record-link.page.js'),
  }),
  calendarPage({
    path: 'calendar',
    title: 'Calendar',
    guard: { session: 'staff', permission: { tab: 'calendar' } },
    load: () => import(/* webpackChunkName: 'page-calendar' */ '@atrium/work-ui/calendar'),
  }),
  calendarPage({
    path: 'settings/calendar',
    title: 'Calendar settings',
    guard: SETS_UP_CALENDAR,
    load: () => import(/* webpackChunkName: 'page-calendar-settings' */ '@atrium/work-ui/calendar/settings'),
  }),
  calendarPage({
    path: 'settings/rooms',
    title: 'Rooms',
    guard: SETS_UP_CALENDAR,
    load: () => import(/* webpackChunkName: 'page-rooms' */ '@atrium/work-ui/calendar/rooms'),
  }),
  styledPage({
    path: 'announcements',
    guard: { session: 'staff' },
    load: () =>
      import(/* webpackChunkName: 'page-announcements' */ '../features/announcements/announcements.page.js'),
  }),
  styledPage({
    path: 'requests',
    guard: { session: 'staff', selfService: true },
    load: () => import(/* webpackChunkName: 'page-requests' */ '../features/requests/requests.page.js'),
  }),
  styledPage({
    path: 'messages',
    guard: { session: 'staff' },
    load: () => import(/* webpackChunkName: 'page-messages' */ '../features/messages/messages.page.js'),
  }),
  styledPage({
    path: 'people',
    guard: { session: 'staff' },
    load: () => import(/* webpackChunkName: 'page-people' */ '../features/people/people.page.js'),
  }),
  styledPage({
    path: 'search',
    guard: { session: 'staff' },
    load: () => import(/* webpackChunkName: 'page-search' */ '../features/search/search.page.js'),
  }),
  styledPage({
    path: 'admin/company',
    guard: { session: 'staff', permission: { tab: 'admin', resource: 'company', action: 'update' } },
    load: () => import(/* webpackChunkName: 'page-admin-company' */ '../features/company/company.page.js'),
  }),
  styledPage({
    path: 'admin/apps',
    guard: { session: 'staff', permission: { tab: 'admin', resource: 'apps' } },
    load: () => import(/* webpackChunkName: 'page-admin-apps' */ '../features/apps/apps.page.js'),
  }),
  styledPage({
    path: 'admin/audit',
    guard: { session: 'staff', permission: { tab: 'admin', resource: 'audit', action: 'read' } },
    load: () => import(/* webpackChunkName: 'page-admin-audit' */ '../features/audit/audit.page.js'),
  }),
  styledPage({
    path: 'admin/users',
    guard: { session: 'staff', permission: { tab: 'admin', resource: 'users' } },
    load: () => import(/* webpackChunkName: 'page-admin-users' */ '../features/users/users.page.js'),
  }),
];
