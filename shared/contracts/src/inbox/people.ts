import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { listQuerySchema, pageSchema } from '../lists/list.js';
import { ROLES } from '../permissions/roles.js';
import { presenceSchema } from './presence.js';

/** A person of the company, as every colleague sees them. */
export const colleagueSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Null for a person without an account, whose id is that of their employee record. */
  role: z.enum(ROLES).nullable(),
  presence: presenceSchema.nullable(),
  /** From the areas that are switched on; null where none knows it. */
  title: z.string().nullable(),
  department: z.string().nullable(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** What people look after in client management. */
export const OPENED_RESOURCES = ['clients', 'leads', 'proposals', 'projects'] as const;
export type OpenedResource = (typeof OPENED_RESOURCES)[number];

/**
 * `GET /api/people`: active staff and employees without an account, by name. `letter`: the first letter of the name.
 */
export const peopleQuerySchema = listQuerySchema(['name']).extend({
  /** Left out: employees without an account, too. */
  accounts: z.literal('only').optional(),
  /** Only accounts that can open records of this kind. */
  opens: z.enum(OPENED_RESOURCES).optional(),
  letter: z
    .string()
    .regex(/^[a-z]$/i, 'Choose a letter.')
    .toLowerCase()
    .optional(),
});
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;
export const peoplePageSchema = pageSchema(colleagueSchema);

/** Whom one request names at most. */
export const NAMED_AT_ONCE = 50;

/** `GET /api/people/names`: staff by id, whatever their account's state. An unknown id is left out. */
export const knownPeopleQuerySchema = z.strictObject({
  /** User ids, separated by commas. */
  ids: z
    .string()
    .max(2000)
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).max(NAMED_AT_ONCE)),
});
export type KnownPeopleQuery = z.infer<typeof knownPeopleQuerySchema>;
export const knownPersonSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Their account is deactivated. */
  left: z.boolean(),
});
export type KnownPerson = z.infer<typeof knownPersonSchema>;
export const knownPeopleSchema = z.object({ items: z.array(knownPersonSchema) });
export type KnownPeople = z.infer<typeof knownPeopleSchema>;
