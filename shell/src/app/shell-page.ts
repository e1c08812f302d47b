import type { RouteGuard } from '@atrium/contracts';
import { lazyPage, type LazyPage, type PortalStore } from '@atrium/sdk';
import type { ComponentType } from 'react';

interface ShellPageDescription {
  /** From the root, or below /{companyCode} without a leading slash. */
  path: string;
  guard: RouteGuard;
  /** Of a page below /{companyCode}: `blank` stands without the frame of top bar and sidebar. */
  layout?: 'blank';
  /** Whether it may be seen by a client too, who is led away from all pages but their own. */
  forClients?: (address: Pick<Location, 'search' | 'hash'>) => boolean;
  /** Asks the server for what the page shows first, as early as its address is known. Never rejects. */
  prepare?: (companyCode: string) => Promise<unknown>;
  /** Of a page below /{companyCode}: fetches the same into the store, as early as it is known who is here. */
  fetchFirst?: (store: PortalStore) => Promise<unknown>;
}

/** A page of the shell itself. Remotes describe theirs in the same words, in their manifest. */
export interface ShellPage extends ShellPageDescription {
  Page: LazyPage<object>;
}

export function shellPage({
  load,
  ...description
}: ShellPageDescription & { load: () => Promise<{ default: ComponentType }> }): ShellPage {
  return { ...description, Page: lazyPage(load) };
}
