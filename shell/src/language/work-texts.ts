import { joinTexts } from '@atrium/sdk';

/** The texts of the calendar: of its screens, and of its contracts. */
export const workTexts = joinTexts(
  {
    hi: () => import(/* webpackChunkName: 'page-texts-work-hi' */ '@atrium/work-ui/calendar/locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'page-texts-work-ar' */ '@atrium/work-ui/calendar/locales/ar.json'),
  },
  {
    hi: () => import(/* webpackChunkName: 'page-texts-work-hi' */ '@atrium/contracts/work/locales/hi.json'),
    ar: () => import(/* webpackChunkName: 'page-texts-work-ar' */ '@atrium/contracts/work/locales/ar.json'),
  },
);
