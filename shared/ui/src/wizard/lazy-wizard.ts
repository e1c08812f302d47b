import { lazyPage } from '@atrium/sdk';
import type { WizardProps } from './wizard.types.js';

/** Loaded with the first wizard. Needs a Suspense around it, as every page has. */
export const Wizard = lazyPage<WizardProps>(async () => ({ default: (await import('./wizard.js')).Wizard }));
