import { z } from 'zod';
import { idSchema, lineSchema } from '../lists/fields.js';

export const MATCH_VERDICTS = ['same', 'likely', 'possible'] as const;
export type MatchVerdict = (typeof MATCH_VERDICTS)[number];
export const MATCH_VERDICT_LABELS: Record<MatchVerdict, string> = {
  same: 'The same',
  likely: 'Likely',
  possible: 'Possible',
};

export const MATCH_REASONS = [
  'gstin',
  'emailAndPhone',
  'emailAndPerson',
  'phoneAndPerson',
  'email',
  'phone',
  'mailbox',
  'pan',
  'company',
  'roleMailbox',
  'personAndCity',
  'personAndDomain',
  'similarCompany',
] as const;
export type MatchReasonKey = (typeof MATCH_REASONS)[number];
export const MATCH_REASON_LABELS: Record<MatchReasonKey, string> = {
  gstin: 'Same GSTIN',
  emailAndPhone: 'Same email and phone number',
  emailAndPerson: 'Same email and name',
  phoneAndPerson: 'Same phone number and name',
  email: 'Same email',
  phone: 'Same phone number',
  mailbox: 'Same mailbox',
  pan: 'Same PAN',
  company: 'Same company name',
  roleMailbox: 'Same office email',
  personAndCity: 'Same name and city',
  personAndDomain: 'Same name and company domain',
  similarCompany: 'Similar company name',
};

const listText = (most: number) => lineSchema(most).optional();

/** `GET /api/client-matches`: whether somebody is known already; emails and phones are divided by commas. */
export const matchQuerySchema = z.strictObject({
  person: listText(160),
  company: listText(120),
  emails: listText(600),
  phones: listText(300),
  gstin: listText(30),
  city: listText(80),
  /** The record that is edited. */
  except: idSchema.optional(),
});
export type MatchQuery = z.infer<typeof matchQuerySchema>;

export const matchesSchema = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['client', 'lead']),
      verdict: z.enum(MATCH_VERDICTS),
      /** Who to ask; null for what is nobody's. */
      owner: z.string().nullable(),
      /** Null for one that the reader may not see. */
      seen: z.object({ id: idSchema, name: z.string(), why: z.enum(MATCH_REASONS) }).nullable(),
    }),
  ),
});
export type Matches = z.infer<typeof matchesSchema>;
