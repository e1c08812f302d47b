import { z } from 'zod';

/** `GET /api/portal/info`, for anybody: what the public pages need to know of this installation. */
export const portalInfoSchema = z.object({
  /** Mail is kept in the local outbox, to which `/api/outbox` leads on that machine. */
  localOutbox: z.boolean(),
  /** The seeded demo company; null where there is none. */
  demo: z.object({ code: z.string() }).nullable(),
});
export type PortalInfo = z.infer<typeof portalInfoSchema>;
