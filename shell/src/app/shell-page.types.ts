import type { RouteGuard } from '@atrium/contracts';
import type { ComponentType } from 'react';

/** A page of the shell itself. Remotes describe theirs in the same words, in their manifest. */
export interface ShellPage {
  /** From the root, or below /{companyCode} without a leading slash. */
  path: string;
  guard: RouteGuard;
  load: () => Promise<{ default: ComponentType }>;
  /** Asks the server for what the page shows first, as early as its address is known. */
  prepare?: (companyCode: string) => void;
}
