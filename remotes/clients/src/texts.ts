import { joinTexts } from '@atrium/sdk';

/** The texts of the pages, joined with those that the area shares with its service. */
export const texts = joinTexts(
  {
    hi: () => import(/* webpackChunkName: 'texts-hi' */ './locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'texts-ar' */ './locales/ar.json'),
  },
  {
    hi: () => import(/* webpackChunkName: 'texts-hi' */ '@atrium/contracts/clients/locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'texts-ar' */ '@atrium/contracts/clients/locales/ar.json'),
  },
  {
    hi: () => import(/* webpackChunkName: 'texts-hi' */ '@atrium/work-ui/locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'texts-ar' */ '@atrium/work-ui/locales/ar.json'),
  },
  {
    hi: () => import(/* webpackChunkName: 'texts-hi' */ '@atrium/contracts/work/locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'texts-ar' */ '@atrium/contracts/work/locales/ar.json'),
  },
);
