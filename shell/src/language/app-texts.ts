import { joinTexts } from '@atrium/sdk';

/**
 * The texts behind sign-in: the shell's pages, the kit, the server's texts, and those that server and browser share.
 */
export const appTexts = joinTexts(
  {
    hi: () => import(/* webpackChunkName: 'page-texts-app-hi' */ '../locales/app/hi.json'),
    ar: () => import(/* webpackChunkName: 'page-texts-app-ar' */ '../locales/app/ar.json'),
  },
  {
    hi: () => import(/* webpackChunkName: 'page-texts-app-hi' */ '../locales/kit/hi.json'),
    ar: () => import(/* webpackChunkName: 'page-texts-app-ar' */ '../locales/kit/ar.json'),
  },
  {
    hi: () => import(/* webpackChunkName: 'page-texts-app-hi' */ '../locales/server/hi.json'),
    ar: () => import(/* webpackChunkName: 'page-texts-app-ar' */ '../locales/server/ar.json'),
  },
  {
    hi: () => import(/* webpackChunkName: 'page-texts-app-hi' */ '@atrium/contracts/locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'page-texts-app-ar' */ '@atrium/contracts/locales/ar.json'),
  },
);
