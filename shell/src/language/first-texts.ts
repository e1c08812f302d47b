import type { TextSource } from '@atrium/sdk';

/** The texts of the pages around sign-in. index.html loads them ahead by the names of their chunks. */
export const firstTexts: TextSource = {
  hi: () => import(/* webpackChunkName: 'page-texts-hi' */ '../locales/first/hi.json'),
  ar: () => import(/* webpackChunkName: 'page-texts-ar' */ '../locales/first/ar.json'),
};
