import { lazyPage, type LazyPage, type PortalStore } from '@atrium/sdk';

/** Everything below /{companyCode} but the sign-in pages. */
export const createCompanyArea = (store: PortalStore): LazyPage<object> =>
  lazyPage(async () => {
    const area = await import(/* webpackChunkName: 'page-company' */ '../company/company-area.js');
    area.connectOnce(store);
    return area;
  });
