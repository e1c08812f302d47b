import type { TaskTab } from '@atrium/contracts';
import { useListTaskFlowsQuery } from '../flow/flow.api.js';

/** The areas whose templates the reader keeps, null for those of any area: the same as for flows. */
export function useKeptTabs(): (TaskTab | null)[] {
  const { data } = useListTaskFlowsQuery();
  return data?.items.flatMap(({ tab, mayChange }) => (mayChange ? [tab] : [])) ?? [];
}

/** Whether the reader keeps templates of any area; undefined until the server has said it. */
export function useKeepsTemplates(): boolean | undefined {
  const { data, error } = useListTaskFlowsQuery();
  return data ? data.items.some(({ mayChange }) => mayChange) : error ? false : undefined;
}
