import { lazyPage } from '@atrium/sdk';
import type { ImportWizardProps } from './import-wizard.js';

/** Loaded with the first import. Needs a Suspense around it, as every page has. */
export const ImportWizard = lazyPage<ImportWizardProps>(async () => ({
  default: (await import('./import-wizard.js')).ImportWizard,
}));
