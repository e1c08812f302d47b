import { z } from 'zod';
import { idSchema } from '../lists/fields.js';
import { listQuerySchema, pageSchema } from '../lists/list.js';
import { ROLES } from '../permissions/roles.js';
import { presenceSchema } from './presence.js';

/** One of the company's people, as every colleague may know them. */
export const colleagueSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Null for somebody without an account, whose id is that of their employee record. */
  role: z.enum(ROLES).nullable(),
  presence: presenceSchema.nullable(),
  /** What the areas that are switched on know of them; null where they know nothing. */
  title: z.string().nullable(),
  department: z.string().nullable(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** `GET /api/people`: who works here, by name: active staff, and employees without an account. `letter`: whose name begins with it. */
export const peopleQuerySchema = listQuerySchema(['name']).extend({
  letter: z
    .string()
    .regex(/^[a-z]$/i, 'Choose a letter.')
    .toLowerCase()
    .optional(),
});
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;
export const peoplePageSchema = pageSchema(colleagueSchema);
