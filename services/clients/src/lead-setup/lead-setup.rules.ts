import { randomUUID } from 'node:crypto';
import {
  LEAD_SETUP_ERRORS,
  LEAD_STAGES,
  SEVERAL_LEAD_STAGES,
  type ErrorDefinition,
  type LeadChoice,
  type LeadStageLabel,
  type SaveLeadSetup,
} from '@atrium/contracts';

/** Beside which field a setup is refused. */
export interface SetupRefusal {
  field: string;
  refusal: ErrorDefinition;
}

/** Stages with their keys, those that were left out with the archived ones at the end: their leads' history names them. */
export function stagesOf(
  before: readonly LeadStageLabel[],
  given: SaveLeadSetup['stages'],
): LeadStageLabel[] {
  const kept = given.map((stage) => ({ ...stage, key: stage.key ?? randomUUID().slice(0, 8) }));
  const gone = before.filter(({ key }) => kept.every((stage) => stage.key !== key));
  return [...kept, ...gone.map((stage) => ({ ...stage, archived: true }))];
}

/** Choices with their keys; those that were left out are archived, since leads may have them. */
export function choicesOf(before: readonly LeadChoice[], given: SaveLeadSetup['sources']): LeadChoice[] {
  const kept = given.map((choice) => ({ ...choice, key: choice.key ?? randomUUID().slice(0, 8) }));
  const gone = before.filter(({ key }) => kept.every((choice) => choice.key !== key));
  return [...kept, ...gone.map((choice) => ({ ...choice, archived: true }))];
}

/** Why stages cannot be as they are given; null: they can. */
export function refuseStages(
  before: readonly LeadStageLabel[],
  stages: readonly LeadStageLabel[],
): SetupRefusal | null {
  const { LEAD_STAGE_FIXED, LEAD_STAGE_MISSING, LEAD_STAGE_ONCE } = LEAD_SETUP_ERRORS;
  const typeBefore = new Map(before.map(({ key, type }) => [key, type]));
  const at = stages.findIndex(({ key, type }) => (typeBefore.get(key) ?? type) !== type);
  if (at >= 0) return { field: `stages.${String(at)}.type`, refusal: LEAD_STAGE_FIXED };
  for (const type of LEAD_STAGES) {
    const present = stages.filter((stage) => stage.type === type && !stage.archived);
    if (present.length === 0) return { field: 'stages', refusal: LEAD_STAGE_MISSING };
    const last = stages.findLastIndex((stage) => stage.type === type && !stage.archived);
    if (present.length > 1 && !SEVERAL_LEAD_STAGES.includes(type))
      return { field: `stages.${String(last)}.type`, refusal: LEAD_STAGE_ONCE };
  }
  return null;
}

/** Key of a stage that is archived -> where its leads go. */
export function successorsOf(
  before: readonly LeadStageLabel[],
  stages: readonly LeadStageLabel[],
  { moves, usage }: { moves: SaveLeadSetup['moves']; usage: Readonly<Record<string, number>> },
): Map<string, LeadStageLabel> | SetupRefusal {
  const { LEAD_STAGE_USED, LEAD_STAGE_MOVE } = LEAD_SETUP_ERRORS;
  const found = new Map<string, LeadStageLabel>();
  for (const { key, type } of stages.filter(({ archived }) => archived)) {
    const wasOffered = before.some((stage) => stage.key === key && !stage.archived);
    if (!wasOffered || !usage[key]) continue;
    const to = stages[moves.find(({ from }) => from === key)?.to ?? -1];
    if (!to) return { field: 'moves', refusal: LEAD_STAGE_USED };
    if (to.type !== type || to.archived) return { field: 'moves', refusal: LEAD_STAGE_MOVE };
    found.set(key, to);
  }
  return found;
}
