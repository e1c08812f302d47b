import { lateTexts } from '../../language/late-texts.js';

/** The words of the trail, which only its page needs. */
export const useAuditTexts = lateTexts({
  hi: () => import('../../locales/audit/hi.json'),
  ar: () => import('../../locales/audit/ar.json'),
});
