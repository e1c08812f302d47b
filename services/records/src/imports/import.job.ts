import { defineJob } from '@atrium/platform';
import { z } from 'zod';

export const IMPORT_STEPS = ['check', 'run', 'undo'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

export const importJob = defineJob({
  kind: 'platform.import',
  title: 'Import',
  payload: z.object({ importId: z.uuid(), step: z.enum(IMPORT_STEPS) }),
  mode: 'steps',
});

export const forgetOldImports = defineJob({
  kind: 'platform.forget-old-imports',
  title: 'Clean-up of old imports',
  schedule: { cron: '50 3 * * *', zone: 'company' },
});
