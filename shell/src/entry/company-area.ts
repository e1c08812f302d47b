import { addTextSource, lazyPage, type LazyPage, type PortalStore } from '@atrium/sdk';
import { appTexts } from '../language/app-texts.js';

/** Everything below /{companyCode} except the sign-in pages. */
export const createCompanyArea = (store: PortalStore): LazyPage<object> =>
  lazyPage(async () => {
    const [area] = await Promise.all([
      import(/* webpackChunkName: 'page-company' */ '../company/company-area.js'),
      // Without them the page is in English.
      addTextSource(appTexts).catch(() => undefined),
    ]);
    area.connectOnce(store);
    return area;
  });
