import { z } from 'zod';
import { APPLICATION_SOURCES } from './application.js';
import { APPLICATION_STATES } from './hiring-stage.js';

/** `GET /api/hr/hiring-figures`: where applicants are now, and from where they come. */
export const hiringFiguresSchema = z.object({
  /** In the order of their way; those who have ended last. */
  stages: z.array(z.object({ state: z.enum(APPLICATION_STATES), people: z.number().int() })),
  sources: z.array(
    z.object({
      source: z.enum(APPLICATION_SOURCES),
      /** Whose application runs. */
      running: z.number().int(),
      joined: z.number().int(),
    }),
  ),
});
export type HiringFigures = z.infer<typeof hiringFiguresSchema>;
