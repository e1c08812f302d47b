import { readStored, store } from '../storage/browser-storage.js';

const KEY = 'atrium.returnTo';

/** Stores for this tab the page that somebody wanted before signing in. `page` is a URL of the portal. */
export function rememberPage(page: string): void {
  store('sessionStorage', KEY, page);
}

/** The stored page of the company, or null. Pages of other companies are not returned. */
export function readRememberedPage(code: string): string | null {
  const page = readStored('sessionStorage', KEY);
  return page?.toLowerCase().startsWith(`/${code}/`) ? page : null;
}

/** Company code of the stored page, to fill in the company-code entry. */
export function readRememberedCode(): string | null {
  return readStored('sessionStorage', KEY)?.split('/')[1]?.toLowerCase() || null;
}

export function forgetPage(): void {
  store('sessionStorage', KEY, null);
}
