import { joinTexts } from '@atrium/sdk';

/** The texts of the pages, joined with those that the area shares with its service. */
export const texts = joinTexts(
  {
    hi: () => import(/* webpackChunkName: 'texts-hi' */ './locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'texts-ar' */ './locales/ar.json'),
  },
  {
    hi: () => import(/* webpackChunkName: 'texts-hi' */ '@atrium/contracts/finance/locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'texts-ar' */ '@atrium/contracts/finance/locales/ar.json'),
  },
);
