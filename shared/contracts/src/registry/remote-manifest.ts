import { z } from 'zod';
import { WIDGET_SIZES } from '../portal/dashboard.js';
import { LANGUAGES } from '../portal/language.js';
import type { Check, RouteGuard } from '../permissions/check.js';
import { ACTIONS, TABS } from '../permissions/permission-table.js';
import { ROLES } from '../permissions/roles.js';

/** Major version of the contract between shell and remotes. A remote built for another one is refused. */
export const CONTRACT_VERSION = 1;

const permissionCheckSchema = z.strictObject({
  tab: z.enum(TABS),
  resource: z.string().optional(),
  action: z.enum(ACTIONS).optional(),
});

export const checkSchema: z.ZodType<Check> = z.union([
  permissionCheckSchema,
  z.strictObject({ anyOf: z.array(permissionCheckSchema).min(1) }),
  z.strictObject({ allOf: z.array(permissionCheckSchema).min(1) }),
  z.strictObject({ roles: z.array(z.enum(ROLES)).min(1) }),
]);

export const routeGuardSchema: z.ZodType<RouteGuard> = z.strictObject({
  session: z.enum(['public', 'guest', 'staff', 'client']),
  permission: checkSchema.optional(),
  allowedRoles: z.array(z.enum(ROLES)).optional(),
  selfService: z.literal(true).optional(),
});

export const remoteRouteSchema = z.strictObject({
  /** Below /{companyCode}, without a leading slash: `employee/Attendance`. */
  path: z.string().regex(/^[A-Za-z][\w-]*(\/[\w-]+)*$/),
  title: z.string().min(1),
  layout: z.enum(['full', 'blank']),
  guard: routeGuardSchema,
});
export type RemoteRoute = z.infer<typeof remoteRouteSchema>;

const letterSchema = z.string().regex(/^[a-z]$/);

export const remoteNavItemSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  /** Name of a Tabler icon. */
  icon: z.string().min(1),
  /**
   * The path of one of the remote's routes, whose guard decides whether the item is shown. With a query it is a part of
   * that page: `employee/TaskTable?layout=week`.
   */
  path: z.string().min(1),
  /** Who sees the item of a page that is open to more people than it is meant for in the menu. */
  guard: routeGuardSchema.optional(),
  /** Other routes of the same remote on which the item is marked as current, such as tabs of its page. */
  also: z.array(z.string().min(1)).optional(),
  order: z.number().int(),
  /** The id of one of `navGroups` or `MENU_GROUPS`; left out, the item is in the remote's own group. */
  group: z.string().optional(),
  /** Name of a count from a `BadgeSource` of the server, shown beside the entry. */
  badge: z.string().min(1).optional(),
  /** The letter that opens it after G. */
  key: letterSchema.optional(),
});
export type RemoteNavItem = z.infer<typeof remoteNavItemSchema>;

/** A group of the menu besides the remote's own one. A remote's groups are shown in this order. */
export const remoteNavGroupSchema = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  /** Name of a Tabler icon. */
  icon: z.string().min(1),
  /** Its items are hidden until somebody opens it. */
  folded: z.boolean().optional(),
});
export type RemoteNavGroup = z.infer<typeof remoteNavGroupSchema>;

export const remoteSlotSchema = z.strictObject({
  id: z.string().min(1),
  /** The place in the shell that the entry fills. */
  slot: z.enum(['dashboard.widget', 'profile.tab', 'profile.person', 'onboarding.steps', 'topbar.item']),
  title: z.string().min(1),
  order: z.number().int(),
  /** The column of a dashboard's widget until the person chooses another; `wide` if left out. */
  size: z.enum(WIDGET_SIZES).optional(),
  /** An entry of the top bar is loaded and shown only while this count of the portal is not 0. */
  badge: z.string().min(1).optional(),
  guard: routeGuardSchema,
});
export type RemoteSlot = z.infer<typeof remoteSlotSchema>;

/** A kind of record, named as the server names it: how the portal's search shows it, and where its records open. */
export const remoteSearchKindSchema = z.strictObject({
  kind: z.string().min(1),
  /** In the plural: `Employees`. */
  title: z.string().min(1),
  /** Name of a Tabler icon. */
  icon: z.string().min(1),
  /** The route of a list of the same remote; with `?open=` and the record's id it shows the record. */
  path: z.string().min(1),
  /** Its records are people, whose text to look up is their email: of several kinds, the first shows a person. */
  person: z.literal(true).optional(),
});
export type RemoteSearchKind = z.infer<typeof remoteSearchKindSchema>;

/** What a person starts from the palette: a page of the remote, or code of it where there is no path. */
export const remoteCommandSchema = z.strictObject({
  id: z.string().min(1),
  /** A verb and its object: `Add employee`. */
  title: z.string().min(1),
  /** Name of a Tabler icon. */
  icon: z.string().min(1),
  guard: routeGuardSchema,
  /** A route of the remote with a query, such as `employee/Management?new=1`. */
  path: z.string().min(1).optional(),
  /** The letter that starts it after C. */
  key: letterSchema.optional(),
  /** It is offered only while this count of the portal is not 0. */
  badge: z.string().min(1).optional(),
  /** It is offered only while this count of the portal is 0. */
  unless: z.string().min(1).optional(),
});
export type RemoteCommand = z.infer<typeof remoteCommandSchema>;

/** Translations of the description's English titles, because menus show them before the remote is loaded. */
export const remoteWordsSchema = z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string()));
export type RemoteWords = z.infer<typeof remoteWordsSchema>;

/**
 * The paths of outline icons by name, on a grid of 24 by 24: a remote brings the icons that the shell does not have.
 */
export const remoteDrawingsSchema = z.record(
  z.string(),
  z.array(z.string().regex(/^[MLHVCSQTAZ\d., -]+$/i)).max(30),
);

/** The part of `defineRemote` without code, from which the shell draws the menus. */
export const remoteDescriptionSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/),
  title: z.string().min(1),
  summary: z.string().min(1),
  icon: z.string().min(1),
  owner: z.string().min(1),
  contract: z.literal(CONTRACT_VERSION),
  /** Off for a company until its admin switches it on; otherwise it is on from the start. */
  startsOff: z.literal(true).optional(),
  routes: z.array(remoteRouteSchema),
  nav: z.array(remoteNavItemSchema),
  navGroups: z.array(remoteNavGroupSchema).optional(),
  slots: z.array(remoteSlotSchema),
  search: z.array(remoteSearchKindSchema).optional(),
  commands: z.array(remoteCommandSchema).optional(),
  /** Written by the build from the remote's own catalogues. */
  words: remoteWordsSchema.optional(),
  /** Written by the build: every icon that the description names. */
  drawings: remoteDrawingsSchema.optional(),
  /** Budgets in kB gzip: for the container's entry, and for the first page beyond what the shell provides. */
  budgets: z.strictObject({ entryKb: z.number().positive(), routeKb: z.number().positive() }),
});
export type RemoteDescription = z.infer<typeof remoteDescriptionSchema>;

const sha384Schema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** `remote.manifest.json`, written by the remote's build. */
export const remoteManifestSchema = z.strictObject({
  description: remoteDescriptionSchema,
  version: z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?(\+[\w.]+)?$/),
  /** Name of the federation container and webpack's uniqueName, unique per release: `hr__1_0_0_ab12cd34`. */
  container: z.string().regex(/^\w+$/),
  /** File name of the container's entry. */
  entry: z.string().min(1),
  /** Version of the federation plug-in that built it; major and minor must match the shell's. */
  federation: z.string().min(1),
  /** SHA-384 of every script and style of the release by file name, in the form of an `integrity` attribute. */
  files: z.record(z.string(), sha384Schema),
  /** The files of each widget of the dashboard by its id, those of the entry first, to be fetched beside each other. */
  ahead: z.record(z.string(), z.array(z.string())).optional(),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
