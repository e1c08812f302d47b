import type { RouteGuard } from '@atrium/contracts';
import { lazyPage } from '@atrium/sdk';
import type { ComponentType } from 'react';

interface ShellPageDescription {
  /** From the root, or below /{companyCode} without a leading slash. */
  path: string;
  guard: RouteGuard;
  load: () => Promise<{ default: ComponentType }>;
  /** Asks the server for what the page shows first, as early as its address is known. Never rejects. */
  prepare?: (companyCode: string) => Promise<unknown>;
}

/** A page of the shell itself. Remotes describe theirs in the same words, in their manifest. */
export interface ShellPage extends ShellPageDescription {
  /** The page, its code loaded when it is first shown. */
  Page: ComponentType;
}

export function shellPage(description: ShellPageDescription): ShellPage {
  return { ...description, Page: lazyPage(description.load) };
}
