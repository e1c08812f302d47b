import { lazyPage } from '@atrium/sdk';
import type { PrintSectionProps, PrintSheetProps } from './print-sheet.js';

// Loaded with the first sheet. They need a Suspense around them, as every page has.
const parts = () => import('./print-sheet.js');

export const PrintSheet = lazyPage<PrintSheetProps>(async () => ({ default: (await parts()).PrintSheet }));
export const PrintSection = lazyPage<PrintSectionProps>(async () => ({
  default: (await parts()).PrintSection,
}));
