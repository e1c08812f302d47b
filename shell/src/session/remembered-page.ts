import { readStored, store } from '../storage/browser-storage.js';

const KEY = 'atrium.returnTo';

/** Keeps the page that somebody wanted before signing in, for this tab. `page` is an address of the portal. */
export function rememberPage(page: string): void {
  store('sessionStorage', KEY, page);
}

/** The page kept for the company, or null. Another company's page is not for who signs in here. */
export function readRememberedPage(code: string): string | null {
  const page = readStored('sessionStorage', KEY);
  return page?.toLowerCase().startsWith(`/${code}/`) ? page : null;
}

/** Company code of the kept page, to fill in the company-code entry. */
export function readRememberedCode(): string | null {
  return readStored('sessionStorage', KEY)?.split('/')[1]?.toLowerCase() || null;
}

export function forgetPage(): void {
  store('sessionStorage', KEY, null);
}
