import { z } from 'zod';
import { lineSchema } from '../../lists/fields.js';

/** What happens in a stage of an opening, in its order. Stages are told apart by id and kind, never by name. */
export const HIRING_STAGE_KINDS = [
  'applied',
  'screened',
  'assessment',
  'interview',
  'selected',
  'offer',
] as const;
export type HiringStageKind = (typeof HIRING_STAGE_KINDS)[number];

/** Where an application is: in a stage, or at its end. */
export const APPLICATION_STATES = [...HIRING_STAGE_KINDS, 'joined', 'rejected', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
export const APPLICATION_STATE_LABELS: Record<ApplicationState, string> = {
  applied: 'Applied',
  screened: 'Screened',
  assessment: 'Test',
  interview: 'Interview',
  selected: 'Selected',
  offer: 'Offer',
  joined: 'Joined',
  rejected: 'Turned down',
  withdrawn: 'Withdrawn',
};

/** The states in which somebody is moved by hand: what comes with an offer follows from the offer. */
export const MOVABLE_STATES = ['applied', 'screened', 'assessment', 'interview', 'selected'] as const;
export const isMovable = (state: ApplicationState): boolean =>
  MOVABLE_STATES.some((movable) => movable === state);

/** A stage that every opening may have, by its id. */
interface UsualStage {
  kind: HiringStageKind;
  label: string;
  /** An opening cannot do without it. */
  always: boolean;
}
export const HIRING_STAGES = {
  applied: { kind: 'applied', label: 'Applied', always: true },
  screened: { kind: 'screened', label: 'Screened', always: false },
  test: { kind: 'assessment', label: 'Test', always: false },
  interview: { kind: 'interview', label: 'Interview', always: false },
  second: { kind: 'interview', label: 'Second interview', always: false },
  selected: { kind: 'selected', label: 'Selected', always: true },
  offer: { kind: 'offer', label: 'Offer', always: true },
} as const satisfies Record<string, UsualStage>;

export const hiringStageSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/, 'Choose a stage.'),
  kind: z.enum(HIRING_STAGE_KINDS, 'Choose a stage.'),
  /** The company's own word; null: the usual one. */
  name: lineSchema(40).nullable(),
});
export type HiringStage = z.infer<typeof hiringStageSchema>;

const usual = (id: keyof typeof HIRING_STAGES): HiringStage => ({
  id,
  kind: HIRING_STAGES[id].kind,
  name: null,
});

/** The usual stages with these ids, in their order, and those that every opening has. */
export const stagesWith = (ids: readonly string[]): HiringStage[] =>
  (Object.keys(HIRING_STAGES) as (keyof typeof HIRING_STAGES)[])
    .filter((id) => HIRING_STAGES[id].always || ids.includes(id))
    .map(usual);

/** The stages with which an opening begins. */
export const FIRST_STAGES = stagesWith(['screened', 'interview']);

/** What a stage is called, in English. */
export function labelOfHiringStage({ id, kind, name }: HiringStage): string {
  if (name) return name;
  const labels: Readonly<Record<string, UsualStage | undefined>> = HIRING_STAGES;
  return labels[id]?.label ?? APPLICATION_STATE_LABELS[kind];
}

const STAGES_FAULT = 'The stages start with Applied and end with Selected and Offer.';

/** All stages of an opening. */
export const hiringStagesSchema = z
  .array(hiringStageSchema)
  .min(3, STAGES_FAULT)
  .max(12, 'Use at most 12 stages.')
  .refine((stages) => new Set(stages.map(({ id }) => id)).size === stages.length, 'Each stage is there once.')
  .refine((stages) => isWay(stages.map(({ kind }) => kind)), STAGES_FAULT);

/** Interviews and tests may be there several times, and in any order. */
function isWay(kinds: readonly HiringStageKind[]): boolean {
  const [first, ...others] = kinds;
  const [selected, offer] = others.slice(-2);
  const between = others.slice(0, -2);
  const repeats = between.every(
    (kind) => kind === 'screened' || kind === 'assessment' || kind === 'interview',
  );
  return first === 'applied' && selected === 'selected' && offer === 'offer' && repeats;
}
