import { getPortalInfo } from '../portal/portal-info.js';
import { lookUpCompany } from '../session/company-lookup.js';
import { shellPage, type ShellPage } from '../app/shell-page.js';

/** A page reached by a mailed link is open to whoever has the link, whoever is signed in; without its token it is not. */
const isMailed = ({ hash }: { hash: string }) => /[#&]token=./.test(hash);

const askForCompany = (code: string) => lookUpCompany(code.toLowerCase());

/**
 * Pages before and around sign-in: blank layout, and as few bytes as possible. A chunk is named after its page's path,
 * so that index.html can load it before any script runs.
 */
export const publicRoutes: readonly ShellPage[] = [
  shellPage({
    path: '/',
    guard: { session: 'public' },
    load: () => import(/* webpackChunkName: 'page-landing' */ '../features/landing/landing.page.js'),
    prepare: getPortalInfo,
  }),
  shellPage({
    path: '/signup',
    guard: { session: 'public' },
    forClients: isMailed,
    load: () => import(/* webpackChunkName: 'page-signup' */ '../features/sign-up/sign-up.page.js'),
    prepare: getPortalInfo,
  }),
  shellPage({
    path: '/companyCode',
    guard: { session: 'public' },
    load: () =>
      import(/* webpackChunkName: 'page-companycode' */ '../features/company-code/company-code.page.js'),
    prepare: getPortalInfo,
  }),
  shellPage({
    path: '/employee/Onboarding',
    guard: { session: 'public' },
    forClients: isMailed,
    load: () =>
      import(/* webpackChunkName: 'page-employee-onboarding' */ '../features/onboarding/onboarding.page.js'),
  }),
  shellPage({
    path: '/calendar/answer',
    guard: { session: 'public' },
    forClients: isMailed,
    load: () =>
      import(/* webpackChunkName: 'page-event-answer' */ '../features/event-answer/event-answer.page.js'),
  }),
  shellPage({
    path: '/:companyCode/auth/login',
    guard: { session: 'guest' },
    load: () => import(/* webpackChunkName: 'page-auth-login' */ '../features/sign-in/sign-in.page.js'),
    prepare: askForCompany,
  }),
  shellPage({
    path: '/:companyCode/auth/client/login',
    guard: { session: 'guest' },
    // In one file with the sign-in of staff: separately, a shared third file and one more request would be needed.
    load: () =>
      import(/* webpackChunkName: 'page-auth-login' */ '../features/sign-in/client-sign-in.page.js'),
    prepare: askForCompany,
  }),
  shellPage({
    path: '/:companyCode/auth/maintanance',
    guard: { session: 'public' },
    load: () =>
      import(/* webpackChunkName: 'page-auth-maintanance' */ '../features/maintenance/maintenance.page.js'),
  }),
  shellPage({
    path: '/:companyCode/auth/recoverpwd',
    guard: { session: 'guest' },
    load: () =>
      import(/* webpackChunkName: 'page-auth-recoverpwd' */ '../features/recovery/recovery.page.js'),
    prepare: askForCompany,
  }),
  ...['/:companyCode/auth/email', '/:companyCode/auth/email/stop'].map((path) =>
    shellPage({
      path,
      guard: { session: 'public' },
      forClients: isMailed,
      load: () =>
        import(/* webpackChunkName: 'page-auth-email' */ '../features/email-link/email-link.page.js'),
    }),
  ),
];
