import { z } from 'zod';

/** `GET /api/portal/info`, public: what the public pages need to know about this installation. */
export const portalInfoSchema = z.object({
  /** Mail is kept in the local outbox, which `/api/outbox` opens on that machine. */
  localOutbox: z.boolean(),
  /** The seeded demo company; null without one. */
  demo: z.object({ code: z.string() }).nullable(),
});
export type PortalInfo = z.infer<typeof portalInfoSchema>;
