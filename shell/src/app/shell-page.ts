import type { RouteGuard } from '@atrium/contracts';
import { lazyPage, type LazyPage, type PortalStore } from '@atrium/sdk';
import type { ComponentType } from 'react';

interface ShellPageDescription {
  /** From the root, or below /{companyCode} without a leading slash. */
  path: string;
  guard: RouteGuard;
  /** Of the browser's tab, in English, which the page's texts translate; left out, the page names itself. */
  title?: string;
  /** For a page below /{companyCode}: `blank` leaves out the frame of top bar and sidebar. */
  layout?: 'blank';
  /** Whether clients may see it too; they are redirected from all pages but their own. */
  forClients?: (address: Pick<Location, 'search' | 'hash'>) => boolean;
  /** Requests the page's first data as soon as its URL is known. Never rejects. */
  prepare?: (companyCode: string) => Promise<unknown>;
  /** For a page below /{companyCode}: fetches the same data into the store, as soon as the person is known. */
  fetchFirst?: (store: PortalStore) => Promise<unknown>;
}

/** A page of the shell itself. Remotes describe theirs in the same form, in their manifest. */
export interface ShellPage extends ShellPageDescription {
  Page: LazyPage<object>;
}

export function shellPage({
  load,
  ...description
}: ShellPageDescription & { load: () => Promise<{ default: ComponentType }> }): ShellPage {
  return { ...description, Page: lazyPage(load) };
}
