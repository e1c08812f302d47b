import { addTextSource, type TextSource } from '@atrium/sdk';

/** What people are told, in the words of the services that tell it. */
const toldTexts: TextSource = {
  hi: () => import(/* webpackChunkName: 'page-texts-told-hi' */ '@atrium/contracts/locales/hi.json'),
  ar: () => import(/* webpackChunkName: 'page-texts-told-ar' */ '@atrium/contracts/locales/ar.json'),
};

// What cannot be fetched now is told in English.
await addTextSource(toldTexts).catch(() => undefined);
