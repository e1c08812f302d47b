import { addTextSource, type TextSource } from '@atrium/sdk';

/** The words of the trail, which only its page needs. */
const auditTexts: TextSource = {
  hi: () => import(/* webpackChunkName: 'page-texts-audit-hi' */ '../../locales/audit/hi.json'),
  ar: () => import(/* webpackChunkName: 'page-texts-audit-ar' */ '../../locales/audit/ar.json'),
};

// What cannot be fetched now is shown in English.
await addTextSource(auditTexts).catch(() => undefined);
