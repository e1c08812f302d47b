import { getPortalInfo } from '../portal/portal-info.js';
import { lookUpCompany } from '../session/company-lookup.js';
import { shellPage, type ShellPage } from './shell-page.js';

const askForOffers = () => void getPortalInfo();
const askForCompany = (code: string) => void lookUpCompany(code.toLowerCase());

/** Pages before and around signing in: blank layout, and as few bytes as they can do with. */
export const publicRoutes: readonly ShellPage[] = [
  shellPage({
    path: '/',
    guard: { session: 'public' },
    load: () => import('../features/landing/landing.page.js'),
    prepare: askForOffers,
  }),
  shellPage({
    path: '/signup',
    guard: { session: 'public' },
    load: () => import('../features/sign-up/sign-up.page.js'),
    prepare: askForOffers,
  }),
  shellPage({
    path: '/companyCode',
    guard: { session: 'public' },
    load: () => import('../features/company-code/company-code.page.js'),
    prepare: askForOffers,
  }),
  shellPage({
    path: '/employee/Onboarding',
    guard: { session: 'public' },
    load: () => import('../features/onboarding/onboarding.page.js'),
  }),
  shellPage({
    path: '/:companyCode/auth/login',
    guard: { session: 'guest' },
    load: () => import('../features/sign-in/sign-in.page.js'),
    prepare: askForCompany,
  }),
  shellPage({
    path: '/:companyCode/auth/recoverpwd',
    guard: { session: 'guest' },
    load: () => import('../features/recovery/recovery.page.js'),
    prepare: askForCompany,
  }),
];
