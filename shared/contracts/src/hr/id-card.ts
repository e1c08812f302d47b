import { z } from 'zod';
import { choices } from '../lists/list-description.js';
import { idSchema } from '../lists/fields.js';
import { LANGUAGES } from '../portal/language.js';
import { defineRecord } from '../records/define-record.js';
import type { Created, Shown } from '../records/record.types.js';

export const ID_CARD_REASONS = ['first', 'lost', 'damaged', 'changed'] as const;
export type IdCardReason = (typeof ID_CARD_REASONS)[number];
export const ID_CARD_REASON_LABELS: Record<IdCardReason, string> = {
  first: 'First card',
  lost: 'The card is lost',
  damaged: 'The card is damaged',
  changed: 'Name or job has changed',
};

/** asked: it waits for HR. Only one issued or printed card of a person is valid at a time. */
export const ID_CARD_STATES = ['asked', 'issued', 'printed', 'revoked', 'declined', 'withdrawn'] as const;
export type IdCardState = (typeof ID_CARD_STATES)[number];
export const ID_CARD_STATE_LABELS: Record<IdCardState, string> = {
  asked: 'Waits for HR',
  issued: 'To print',
  printed: 'Printed',
  revoked: 'No longer valid',
  declined: 'Card declined',
  withdrawn: 'Withdrawn by the person',
};

/** The `use` of files with printed cards. */
export const ID_CARD_PRINT_USE = 'hr.id-card-print';
/** Most cards in one file. */
export const ID_CARD_PRINT_LIMIT = 200;

/** A card that proves who works here, with a code by which anyone checks that it is valid. */
export const ID_CARD = defineRecord({
  kind: 'idCard',
  path: 'hr/id-cards',
  remote: 'hr',
  one: 'ID card',
  many: 'ID cards',
  resource: { tab: 'hrOperations', resource: 'addEmployee' },
  fields: {
    employeeId: {
      label: 'Employee',
      schema: z.string().min(1, 'Choose whose card it is.').pipe(idSchema),
      shownAs: 'employee',
      fixed: true,
    },
    reason: { label: 'Reason', schema: z.enum(ID_CARD_REASONS, 'Choose a reason.'), fixed: true },
  },
  columns: [
    { key: 'employee', type: 'person', display: 'always' },
    { key: 'number', title: 'Card number', type: 'text', sortable: true },
    {
      key: 'reason',
      type: 'choice',
      filterable: true,
      options: choices(ID_CARD_REASONS, ID_CARD_REASON_LABELS),
    },
    { key: 'createdAt', title: 'Asked on', type: 'date', time: true, sortable: true },
    { key: 'printedAt', title: 'Printed on', type: 'date', time: true },
    {
      key: 'state',
      title: 'Status',
      type: 'choice',
      filterable: true,
      options: choices(ID_CARD_STATES, ID_CARD_STATE_LABELS),
    },
  ],
  shows: {
    /** Null until it is issued. */
    number: z.string().nullable(),
    state: z.enum(ID_CARD_STATES),
    createdAt: z.iso.datetime(),
    issuedAt: z.iso.datetime().nullable(),
    printedAt: z.iso.datetime().nullable(),
  },
  steps: {
    issue: { from: ['asked'], to: 'issued', needs: 'update', verb: 'issued' },
    print: { from: ['issued', 'printed'], to: 'printed', needs: 'update', verb: 'printed' },
    revoke: { from: ['issued', 'printed'], to: 'revoked', needs: 'update', verb: 'revoked' },
    decline: { from: ['asked'], to: 'declined', needs: 'update', verb: 'declined' },
    withdraw: { from: ['asked'], to: 'withdrawn', needs: 'update', verb: 'withdrawn' },
  },
  changesIn: [],
  errors: {
    ID_CARD_ASKED: [409, 'An ID card is already asked for.'],
    ID_CARD_NOT_VALID: [409, 'Only valid cards are printed.'],
  },
});
export type IdCard = Shown<typeof ID_CARD>;
export type CreateIdCard = Created<typeof ID_CARD>;

/** How many cards were issued, and how many people wait for the next press. */
export const issuedCardsSchema = z.object({ issued: z.number().int(), left: z.number().int() });
export type IssuedCards = z.infer<typeof issuedCardsSchema>;

/** Cards for one file; without ids all that are issued and not printed yet. */
export const printCardsSchema = z.strictObject({
  ids: z.array(idSchema).min(1).max(ID_CARD_PRINT_LIMIT, 'Choose at most 200.').nullable(),
});
export type PrintCards = z.infer<typeof printCardsSchema>;
/** What the job that makes the file is given. */
export const printedCardsSchema = z.object({
  cardIds: z.array(idSchema).max(ID_CARD_PRINT_LIMIT),
  language: z.enum(LANGUAGES),
});
export type PrintedCards = z.infer<typeof printedCardsSchema>;
/** The job that makes the file. */
export const printingSchema = z.object({ jobId: idSchema, cards: z.number().int() });
export type Printing = z.infer<typeof printingSchema>;

/** `GET /api/hr/employment/id-card`: one's own card, and the one that is asked for. */
export const ownIdCardSchema = z.object({
  card: ID_CARD.schema.nullable(),
  asked: ID_CARD.schema.nullable(),
});
export type OwnIdCard = z.infer<typeof ownIdCardSchema>;
export const askIdCardSchema = z.strictObject({ reason: ID_CARD.fields.reason.schema });
export type AskIdCard = z.infer<typeof askIdCardSchema>;

/** `POST /api/id-cards/verify`: what the code of a card says. In the body, so that no log has it. */
export const verifyCardSchema = z.strictObject({
  companyCode: z.string().min(1).max(40),
  token: z.string().regex(/^[\w-]{20,40}$/, 'This is not a code of a card.'),
});
export type VerifyCard = z.infer<typeof verifyCardSchema>;

/** Nothing of a card that is not valid, and of a valid one what stands on it, without code, photo or contact. */
export const verifiedCardSchema = z.object({
  valid: z.boolean(),
  company: z.string().nullable(),
  name: z.string().nullable(),
  number: z.string().nullable(),
});
export type VerifiedCard = z.infer<typeof verifiedCardSchema>;
