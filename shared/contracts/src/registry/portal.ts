import { z } from 'zod';
import { LANGUAGES } from '../portal/language.js';
import { companySchema } from '../identity/company.js';
import { remoteDescriptionSchema, remoteDrawingsSchema, remoteWordsSchema } from './remote-manifest.js';

/** One release of a remote for the shell: where it is and the hash that its manifest must have. */
export const remoteReleaseSchema = z.object({
  version: z.string(),
  /** Path of the release's folder on the portal, with a trailing slash: `/remotes/hr/1.0.0-ab12cd34/`. */
  base: z.string(),
  /** SHA-384 of `remote.manifest.json`, in the form of an `integrity` attribute. */
  manifestIntegrity: z.string(),
});
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** What the menu and the first screen need of a remote; the rest of its description is in its manifest. */
const shownDescriptionSchema = remoteDescriptionSchema.omit({
  budgets: true,
  contract: true,
  owner: true,
  startsOff: true,
  summary: true,
});

export const resolvedRemoteSchema = shownDescriptionSchema.extend({
  release: remoteReleaseSchema,
  /** The previous release, to fall back on; null when there is none. */
  lastKnownGood: remoteReleaseSchema.nullable(),
});
export type ResolvedRemote = z.infer<typeof resolvedRemoteSchema>;

/**
 * `GET /api/portal/resolve`: the enabled remotes of the session's company; without a session, those with public routes.
 */
export const portalSchema = z.object({
  company: companySchema.pick({ code: true, name: true }),
  remotes: z.array(resolvedRemoteSchema),
  /** Remotes that are switched off, with their paths. */
  disabled: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      words: remoteWordsSchema.optional(),
      paths: z.array(z.string()),
    }),
  ),
  /** Without a session: the paths of all pages that need one, switched on or not. Any other path is unknown. */
  hidden: z.array(z.string()).optional(),
});
export type Portal = z.infer<typeof portalSchema>;
/** `company`: the code in the URL; used only without a session. `language`: the only one whose words are answered. */
export const portalQuerySchema = z.strictObject({
  company: z.string().trim().toLowerCase().max(64).optional(),
  language: z.enum(LANGUAGES).optional(),
});
export type PortalQuery = z.infer<typeof portalQuerySchema>;

/** One remote as the admin's apps page shows it. */
export const appSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  words: remoteWordsSchema.optional(),
  icon: z.string(),
  drawings: remoteDrawingsSchema.optional(),
  owner: z.string(),
  version: z.string(),
  publishedAt: z.string(),
  enabled: z.boolean(),
  /** Number of active people of the company who can open at least one of its pages. */
  people: z.number().int(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
});
export type App = z.infer<typeof appSchema>;
export const appListSchema = z.object({ items: z.array(appSchema) });
export const switchAppSchema = z.strictObject({ enabled: z.boolean() });
export const appParamsSchema = z.strictObject({ id: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/) });
