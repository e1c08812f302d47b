import {
  mayTakeOver,
  SOCIAL_STAGES,
  type FlowStage,
  type FlowUsage,
  type OwnField,
  type SaveFlow,
  type TaskFlow,
} from '@atrium/contracts';

type Keyed<Row> = Omit<Row, 'id'> & { key: string; id: string | null };
export type DraftStage = Keyed<FlowStage>;
export type DraftField = Keyed<OwnField>;

/** A flow while it is edited. */
export interface FlowDraft {
  name: string;
  stages: DraftStage[];
  fields: DraftField[];
  /** Where the tasks of a removed stage go: its id -> the key of another. */
  moves: Readonly<Record<string, string>>;
}

/** A stage that is removed while it has tasks. */
export interface LeftStage {
  id: string;
  label: string;
  type: FlowStage['type'];
  tasks: number;
}

const keyed = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, key: row.id }));

export const draftOf = ({
  name,
  stages,
  fields,
}: Pick<TaskFlow, 'name' | 'stages' | 'fields'>): FlowDraft => ({
  name,
  stages: keyed(stages),
  fields: keyed(fields),
  moves: {},
});

/** With the stages of social media work instead of the present ones. */
export const asSocial = (draft: FlowDraft): FlowDraft => ({
  ...draft,
  stages: SOCIAL_STAGES.map((stage) => ({ ...stage, key: `social ${stage.label}`, id: null })),
  moves: {},
});

/** Stages of the flow that the draft no longer has, as far as there are tasks in them. */
export function leftStages(
  { stages }: Pick<TaskFlow, 'stages'>,
  draft: FlowDraft,
  { items }: FlowUsage,
): LeftStage[] {
  return stages.flatMap(({ id, label, type }) => {
    const tasks = items.find(({ stageId }) => stageId === id)?.tasks ?? 0;
    const stays = tasks === 0 || draft.stages.some((stage) => stage.id === id);
    return stays ? [] : [{ id, label, type, tasks }];
  });
}

/** Where the tasks of a removed stage may go. */
export const successorsOf = (left: LeftStage, draft: FlowDraft): DraftStage[] =>
  draft.stages.filter(({ type }) => mayTakeOver(left.type, type));

const withoutKey = <Row extends { key: string }>({ key: _, ...row }: Row): Omit<Row, 'key'> => row;

/** The request that saves a draft. */
export function bodyOf(draft: FlowDraft, { tab, version }: Pick<TaskFlow, 'tab' | 'version'>): SaveFlow {
  const { name, stages, fields } = draft;
  const moves = Object.entries(draft.moves).flatMap(([from, key]) => {
    const to = stages.findIndex((stage) => stage.key === key);
    return to < 0 ? [] : [{ from, to }];
  });
  return { tab, version, name, stages: stages.map(withoutKey), fields: fields.map(withoutKey), moves };
}
