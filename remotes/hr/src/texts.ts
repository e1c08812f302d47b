import { joinTexts } from '@atrium/sdk';

/** What the pages say, and what the area says that its service says too. */
export const texts = joinTexts(
  {
    hi: () => import(/* webpackChunkName: 'texts-hi' */ './locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'texts-ar' */ './locales/ar.json'),
  },
  {
    hi: () => import(/* webpackChunkName: 'texts-hi' */ '@atrium/contracts/hr/locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'texts-ar' */ '@atrium/contracts/hr/locales/ar.json'),
  },
);
