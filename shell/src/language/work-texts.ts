import type { TextSource } from '@atrium/sdk';

/** The texts of the calendar that its contracts bring. */
export const workTexts: TextSource = {
  hi: () => import(/* webpackChunkName: 'page-texts-work-hi' */ '@atrium/contracts/work/locales/hi.json'),
  ar: () => import(/* webpackChunkName: 'page-texts-work-ar' */ '@atrium/contracts/work/locales/ar.json'),
};
