/** The `use` of uploads of a company's logo. */
export const COMPANY_LOGO_USE = 'identity.company-logo';
/** In bytes. */
export const COMPANY_LOGO_LIMIT = 5_000_000;

/** URL at which everybody can load a company's logo; null without a logo. A new logo has a new URL. */
export const companyLogoUrl = ({ code, logo }: { code: string; logo: string | null }): string | null =>
  logo && `/api/companies/${encodeURIComponent(code)}/logo/${logo}`;
