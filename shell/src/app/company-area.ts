/** Everything below /{companyCode} but the sign-in pages. */
export const loadCompanyArea = () =>
  import(/* webpackChunkName: 'page-company' */ '../company/company-area.js');
