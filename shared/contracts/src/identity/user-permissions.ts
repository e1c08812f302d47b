import { z } from 'zod';
import { idSchema, versionSchema } from '../lists/fields.js';
import { ACTIONS, TABS } from '../permissions/permission-table.js';
import { ROLES } from '../permissions/roles.js';
import { permissionEntrySchema } from './auth.js';

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** An entry in a request: each of its resources has at least one action. */
const givenEntrySchema = z
  .strictObject({
    tab: z.enum(TABS),
    accessType: z.enum(['fullAccess', 'restricted']),
    resources: z
      .array(
        z.strictObject({
          resource: z.string().max(60),
          actions: z.array(z.enum(ACTIONS)).max(ACTIONS.length),
        }),
      )
      .max(20),
  })
  .refine(
    ({ resources }) =>
      isUnique(resources.map(({ resource }) => resource)) &&
      resources.every(({ actions }) => actions.length > 0 && isUnique(actions)),
    'List each resource once, with at least one action.',
  )
  .refine(
    ({ accessType, resources }) => accessType === 'restricted' || resources.length === 0,
    'Full access names no resources.',
  );

/** A tab and its resources, labelled in the language of the asking page. */
const permissionTabSchema = z.object({
  tab: z.enum(TABS),
  title: z.string(),
  resources: z.array(z.object({ resource: z.string(), title: z.string() })),
});
export type PermissionTab = z.infer<typeof permissionTabSchema>;

/** `GET /api/users/{id}/permissions` */
export const userPermissionsSchema = z.object({
  userId: idSchema,
  role: z.enum(ROLES),
  /** Version of the user. */
  version: z.number().int(),
  entries: z.array(permissionEntrySchema),
  /** The entries of the user's role. */
  defaults: z.array(permissionEntrySchema),
  /** All permissions that can be given, in display order. */
  tabs: z.array(permissionTabSchema),
  /** Whether the asking person may change them now. */
  mayChange: z.boolean(),
});
export type UserPermissions = z.infer<typeof userPermissionsSchema>;

export const putUserPermissionsSchema = z.strictObject({
  version: versionSchema,
  entries: z
    .array(givenEntrySchema)
    .max(TABS.length)
    .refine((entries) => isUnique(entries.map(({ tab }) => tab)), 'List each area once.'),
});
export type PutUserPermissions = z.infer<typeof putUserPermissionsSchema>;

const tabText = z.string();
/** The values of the permission form: one text per tab. */
export const permissionFormSchema = z.strictObject({
  version: versionSchema,
  ...(Object.fromEntries(TABS.map((tab) => [tab, tabText])) as Record<(typeof TABS)[number], typeof tabText>),
});
