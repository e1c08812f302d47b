import { lazyPage } from '@atrium/sdk';
import type { ImportWizardProps } from './import-wizard.js';

/** Fetched with the first import: no other page carries it. Stands inside a Suspense, as every page does. */
export const ImportWizard = lazyPage<ImportWizardProps>(async () => ({
  default: (await import('./import-wizard.js')).ImportWizard,
}));
