/** What uploads of a company's logo are announced with. */
export const COMPANY_LOGO_USE = 'identity.company-logo';
/** In bytes. */
export const COMPANY_LOGO_LIMIT = 5_000_000;

/** Where anybody gets the logo of a company, null without one; another logo has another address. */
export const companyLogoUrl = ({ code, logo }: { code: string; logo: string | null }): string | null =>
  logo && `/api/companies/${encodeURIComponent(code)}/logo/${logo}`;
