import { lateTexts } from '../../language/late-texts.js';

/** What people are told, in the words of the services that tell it. */
export const useToldTexts = lateTexts({
  hi: () => import('@atrium/contracts/locales/hi.json'),
  ar: () => import('@atrium/contracts/locales/ar.json'),
});
