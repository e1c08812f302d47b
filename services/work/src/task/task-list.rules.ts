import { TASK_STAGES, type TaskQuery } from '@atrium/contracts';

/**
 * The query without what `TaskFilters` narrows by. Asked for a stage of a flow, a list shows it also where it is a closed
 * one.
 */
export function listedOf(query: TaskQuery): TaskQuery {
  const { quick: _quick, client: _client, ...rest } = query as Readonly<Record<string, unknown>>;
  const { stage, flowStage } = rest;
  const all: object =
    flowStage === undefined || stage !== undefined ? rest : { ...rest, stage: TASK_STAGES.join(',') };
  return all as TaskQuery;
}
