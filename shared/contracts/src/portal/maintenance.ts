import { z } from 'zod';
import { textSchema } from '../lists/fields.js';

/** `GET /api/portal/maintenance`, public: whether the portal is closed for maintenance, and the operator's message. */
export const maintenanceSchema = z.object({
  on: z.boolean(),
  since: z.iso.datetime().nullable(),
  message: z.string().nullable(),
});
export type Maintenance = z.infer<typeof maintenanceSchema>;

export const setMaintenanceSchema = z.strictObject({
  on: z.boolean(),
  message: textSchema.max(300, 'Use at most 300 characters.').nullable(),
});
export type SetMaintenance = z.infer<typeof setMaintenanceSchema>;
