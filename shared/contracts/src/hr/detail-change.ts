import { z } from 'zod';
import { defineErrors } from '../errors/define-errors.js';
import { emailSchema, idSchema, textSchema } from '../lists/fields.js';
import { birthDateSchema } from './birth-date.js';
import { EMPLOYEE } from './employee.js';
import { addressSchema, genderSchema, legalNameSchema, PERSONAL_LABELS } from './personal-details.js';
import { phoneSchema } from './phone.js';
import { bankSchema, esiSchema, panSchema, STATUTORY_LABELS, uanSchema } from './statutory-details.js';

/** Details that are one value, with what they accept. */
const CHANGE_VALUES = {
  legalName: legalNameSchema,
  phone: phoneSchema,
  birthDate: birthDateSchema,
  gender: genderSchema,
  personalEmail: emailSchema,
  homeAddress: addressSchema,
  permanentAddress: addressSchema,
  pan: panSchema,
  uan: uanSchema,
  esi: esiSchema,
} as const;
export type SingleTopic = keyof typeof CHANGE_VALUES;

/** What people may ask HR to change about them: each is asked for alone, and waits at most once. */
export const CHANGE_TOPICS = [
  'legalName',
  'phone',
  'birthDate',
  'gender',
  'personalEmail',
  'homeAddress',
  'permanentAddress',
  'bank',
  'pan',
  'uan',
  'esi',
] as (SingleTopic | 'bank')[];
export type ChangeTopic = SingleTopic | 'bank';
/** Kept sealed, and shown masked. */
export const SEALED_TOPICS = ['bank', 'pan', 'uan', 'esi'] as const;
export type SealedTopic = (typeof SEALED_TOPICS)[number];
export const isSealed = (topic: ChangeTopic): topic is SealedTopic =>
  SEALED_TOPICS.some((each) => each === topic);

export const CHANGE_TOPIC_LABELS: Record<ChangeTopic, string> = {
  legalName: PERSONAL_LABELS.legalName,
  phone: EMPLOYEE.fields.phone.label,
  birthDate: EMPLOYEE.fields.birthDate.label,
  gender: PERSONAL_LABELS.gender,
  personalEmail: PERSONAL_LABELS.personalEmail,
  homeAddress: PERSONAL_LABELS.homeAddress,
  permanentAddress: PERSONAL_LABELS.permanentAddress,
  bank: 'Bank account',
  pan: STATUTORY_LABELS.pan,
  uan: STATUTORY_LABELS.uan,
  esi: STATUTORY_LABELS.esi,
};

export const CHANGE_STATES = ['pending', 'approved', 'declined', 'withdrawn'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

export const CHANGE_ERRORS = defineErrors({
  CHANGE_WAITS: [409, 'A change of this already waits for a decision.'],
  SAME_VALUE: [422, 'This is what is kept already.'],
});

const changeReasonSchema = textSchema.max(500, 'Use at most 500 characters.').nullable();

interface TypedChange {
  value: string;
  reason: string | null;
}
/** The form of a detail that is one value. */
export type ChangeFormSchema = z.ZodType<TypedChange, TypedChange>;
export const changeFormSchema = (topic: SingleTopic): ChangeFormSchema =>
  z.strictObject({ value: CHANGE_VALUES[topic], reason: changeReasonSchema });
export const bankChangeFormSchema = z.strictObject({ value: bankSchema, reason: changeReasonSchema });

const change = <Topic extends ChangeTopic, Value extends z.ZodType>(topic: Topic, value: Value) =>
  z.strictObject({ topic: z.literal(topic), value, reason: changeReasonSchema });

/** `POST /api/hr/employment/changes`: the person asks for one detail to be changed. */
export const askChangeSchema = z.discriminatedUnion('topic', [
  change('legalName', CHANGE_VALUES.legalName),
  change('phone', CHANGE_VALUES.phone),
  change('birthDate', CHANGE_VALUES.birthDate),
  change('gender', CHANGE_VALUES.gender),
  change('personalEmail', CHANGE_VALUES.personalEmail),
  change('homeAddress', CHANGE_VALUES.homeAddress),
  change('permanentAddress', CHANGE_VALUES.permanentAddress),
  change('pan', CHANGE_VALUES.pan),
  change('uan', CHANGE_VALUES.uan),
  change('esi', CHANGE_VALUES.esi),
  change('bank', bankSchema),
]);
export type AskChange = z.infer<typeof askChangeSchema>;
export const askedChangeSchema = z.object({ id: idSchema });

export const detailChangeSchema = z.object({
  id: idSchema,
  topic: z.enum(CHANGE_TOPICS),
  /** As it was when the change was asked for; numbers masked. */
  before: z.string().nullable(),
  after: z.string(),
  reason: z.string().nullable(),
  state: z.enum(CHANGE_STATES),
  askedAt: z.string(),
  /** Where it is decided. */
  request: z.object({ id: idSchema, version: z.number().int() }).nullable(),
});
export type DetailChange = z.infer<typeof detailChangeSchema>;
export const detailChangeListSchema = z.object({ items: z.array(detailChangeSchema) });

/** `POST /api/hr/employees/:id/changes/show`: one bank or statutory change in full, for who has to check it. */
export const showChangeSchema = z.strictObject({ changeId: idSchema });
export const shownChangeSchema = z.object({ before: z.string().nullable(), after: z.string() });
export type ShownChange = z.infer<typeof shownChangeSchema>;
