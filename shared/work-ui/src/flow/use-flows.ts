import { USUAL_STAGES, type FlowStage, type OwnField, type TaskTab } from '@atrium/contracts';
import { useListTaskFlowsQuery } from './flow.api.js';

/** The stages and own fields of an area's tasks; the usual ones until they have arrived. */
export function useFlow(tab: TaskTab | null): { stages: readonly FlowStage[]; fields: readonly OwnField[] } {
  const { data } = useListTaskFlowsQuery();
  const flow = data?.items.find((each) => each.tab === tab);
  return flow ?? { stages: USUAL_STAGES, fields: [] };
}

/** What the tasks of a page have: `stages` is null where they follow several flows. Without an area they are of all. */
export function useShownFlow(area: TaskTab | undefined) {
  const { data } = useListTaskFlowsQuery();
  const flow = useFlow(area ?? null);
  const several = area === undefined && data?.items.some(({ tab, own }) => tab !== null && own);
  if (!several) return flow;
  const fields = new Map(data?.items.flatMap((each) => each.fields.map((field) => [field.id, field])));
  return { stages: null, fields: [...fields.values()] };
}
