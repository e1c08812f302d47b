import {
  TASK_STAGE_LABELS,
  TASK_TABS,
  USUAL_STAGES,
  type FlowStage,
  type OwnField,
  type SaveFlow,
  type TaskStage,
  type TaskTab,
} from '@atrium/contracts';

/** A flow that a company keeps, or the usual one. */
export interface KeptFlow {
  id: string | null;
  tab: TaskTab | null;
  name: string;
  stages: FlowStage[];
  fields: OwnField[];
  version: number;
}

const USUAL: KeptFlow = {
  id: null,
  tab: null,
  name: 'Usual flow',
  stages: [...USUAL_STAGES],
  fields: [],
  version: 0,
};

/** Of an area: its own flow, else the company's default, else the usual one. */
export const flowFor = (kept: readonly KeptFlow[], tab: TaskTab | null): KeptFlow =>
  kept.find((flow) => flow.tab === tab) ?? kept.find((flow) => flow.tab === null) ?? USUAL;

/** Where a stage stands among those of its type: tasks are in the order of their types first. */
export const placeOf = (stages: readonly FlowStage[], { id, type }: FlowStage): number =>
  Math.max(
    0,
    stages.filter((each) => each.type === type).findIndex((each) => each.id === id),
  );

/** Whether the stages that stay stand where they stood. */
export const areInOrder = (before: readonly FlowStage[], after: readonly FlowStage[]): boolean =>
  after.every((stage) => {
    const was = before.find(({ id }) => id === stage.id);
    return !was || placeOf(before, was) === placeOf(after, stage);
  });

/** What takes the place of an area's own flow. */
export const flowBehind = (kept: readonly KeptFlow[], tab: TaskTab | null): KeptFlow =>
  flowFor(
    kept.filter((flow) => flow.tab !== tab),
    tab,
  );

/** Whether a text names the stage: by its label, by that of its type, or by its id, in any case. */
export function nameOfFlowStage({ id, label, type }: FlowStage, text: string): boolean {
  const names = [label, id, label === TASK_STAGE_LABELS[type] ? type : label];
  return names.some((name) => name.toLowerCase() === text.trim().toLowerCase());
}

/** Whose tasks follow the flow that is kept for a tab. */
export const followersOf = (kept: readonly KeptFlow[], tab: TaskTab | null): (TaskTab | null)[] =>
  tab === null ? [null, ...TASK_TABS.filter((each) => kept.every((flow) => flow.tab !== each))] : [tab];

/** What a stage of a type becomes in a flow without one. */
const INSTEAD: Record<TaskStage, readonly TaskStage[]> = {
  backlog: ['backlog', 'todo'],
  todo: ['todo'],
  in_progress: ['in_progress', 'review', 'todo'],
  review: ['review', 'in_progress', 'todo'],
  done: ['done'],
  cancelled: ['cancelled'],
};

/** The stage that comes closest to a type. */
export function nearestOf(stages: readonly FlowStage[], type: TaskStage): FlowStage {
  const found = INSTEAD[type].flatMap((each) => stages.find((stage) => stage.type === each) ?? []);
  if (!found[0]) throw new Error('A flow has no stage for what is to be done.');
  return found[0];
}

interface Wanted {
  stage?: TaskStage | undefined;
  flowStage?: string | undefined;
}

/** The stage that a request names, by its id or its type; null when the flow has none such. */
export function chosenOf(
  { stages }: Pick<KeptFlow, 'stages'>,
  { stage, flowStage }: Wanted,
  now: { stage: TaskStage; flowStage: string } | null = null,
): FlowStage | null {
  const stays = flowStage === undefined && (stage === undefined || stage === now?.stage);
  const id = flowStage ?? (stays ? now?.flowStage : undefined);
  if (id !== undefined) return stages.find((each) => each.id === id) ?? null;
  return stages.find((each) => each.type === stage) ?? null;
}

/** Where the tasks of each stage go that a change removes: the id of the stage -> its successor. */
export function takenOver(
  { stages: before }: Pick<KeptFlow, 'stages'>,
  { stages, moves }: { stages: readonly FlowStage[]; moves: SaveFlow['moves'] },
): Map<string, FlowStage> {
  const gone = before.filter(({ id }) => stages.every((stage) => stage.id !== id));
  const pairs = gone.flatMap(({ id }): [string, FlowStage][] => {
    const to = stages[moves.find(({ from }) => from === id)?.to ?? -1];
    return to ? [[id, to]] : [];
  });
  return new Map(pairs);
}
