import {
  FLOW_ERRORS,
  OWN_FIELD_REFUSALS,
  TASK_TABS,
  type FlowStage,
  type OwnField,
  type OwnValues,
  type TaskStage,
  type TaskTab,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { chosenOf, flowFor, followersOf, placeOf, type KeptFlow } from './flow.rules.js';
import { FlowRepository } from './flow.repository.js';
import { faultsOf, peopleIn } from './own-values.rules.js';

interface Wanted {
  stage?: TaskStage | undefined;
  flowStage?: string | undefined;
}

/** What flows mean to tasks. Inside `TenantDb.run` only. */
@Injectable()
export class TaskFlows {
  constructor(
    private readonly db: TenantDb,
    private readonly flows: FlowRepository,
    private readonly directory: UserDirectoryService,
  ) {}

  async of(tab: TaskTab | null): Promise<KeptFlow> {
    return flowFor(await this.flows.list(), tab);
  }

  /** Until the transaction ends no flow changes. Taken before any other lock, so that no two wait for each other. */
  hold(): Promise<void> {
    return this.flows.lock('to use');
  }

  /**
   * The stage that a request names, with its place among those of its type.
   * @param now where the task is
   * @throws {AppError} FLOW_STAGE
   */
  async choose(
    tab: TaskTab | null,
    wanted: Wanted,
    now: { stage: TaskStage; flowStage: string } | null = null,
  ): Promise<FlowStage & { place: number }> {
    const flow = await this.of(tab);
    const stage = chosenOf(flow, wanted, now);
    if (stage) return { ...stage, place: placeOf(flow.stages, stage) };
    const { FLOW_STAGE } = FLOW_ERRORS;
    throw new AppError(FLOW_STAGE, { fields: { stage: FLOW_STAGE.message } });
  }

  /** Where the stages of every area stand among those of their type. */
  async places(): Promise<{ tab: TaskTab | null; id: string; place: number }[]> {
    const kept = await this.flows.list();
    return [null, ...TASK_TABS].flatMap((tab) => {
      const { stages } = flowFor(kept, tab);
      return stages.map((stage) => ({ tab, id: stage.id, place: placeOf(stages, stage) }));
    });
  }

  /** @throws {AppError} FLOW_FIELD_VALUE on `own.` and the field's id */
  async checkValues(tab: TaskTab | null, values: OwnValues): Promise<void> {
    if (Object.keys(values).length === 0) return;
    const { fields } = await this.of(tab);
    const faults = faultsOf(fields, values);
    if (faults.size === 0) await this.findStrangers(fields, values, faults);
    if (faults.size === 0) return;
    const named = [...faults].map(([id, words]) => [`own.${id}`, words]);
    throw new AppError(FLOW_ERRORS.FLOW_FIELD_VALUE, {
      fields: Object.fromEntries(named) as Record<string, string>,
    });
  }

  /** Those of the values that still fit, as when fields were removed or people left. */
  async fitting(tab: TaskTab | null, values: OwnValues): Promise<OwnValues> {
    const { fields } = await this.of(tab);
    const faults = faultsOf(fields, values);
    await this.findStrangers(fields, values, faults);
    return Object.fromEntries(Object.entries(values).filter(([id]) => !faults.has(id)));
  }

  /** The lanes of a board: the stages of its flow; null where the areas on it have different flows. */
  async lanes(
    tab: TaskTab | null | undefined,
  ): Promise<{ stages: FlowStage[]; held: Map<string, number> } | null> {
    const kept = await this.flows.list();
    if (tab === undefined && kept.some((flow) => flow.tab !== null)) return null;
    const { stages } = flowFor(kept, tab ?? null);
    const limited = stages.flatMap(({ id, wipLimit }) => (wipLimit === null ? [] : [id]));
    if (limited.length === 0) return { stages, held: new Map() };
    const tabs = tab === undefined ? followersOf(kept, null) : [tab];
    const rows = await this.flows.held(tabs, limited);
    return { stages, held: new Map(rows.map(({ stageId, tasks }) => [stageId, tasks])) };
  }

  /** People who are no active members of the company. */
  private async findStrangers(
    fields: readonly OwnField[],
    values: OwnValues,
    faults: Map<string, string>,
  ): Promise<void> {
    const ids = [...new Set(peopleIn(fields, values))];
    if (ids.length === 0) return;
    const members = await this.directory.listMembers(this.db.currentCompanyId(), { ids });
    const known = new Set(members.map(({ id }) => id));
    for (const field of fields)
      if (peopleIn([field], values).some((id) => !known.has(id)))
        faults.set(field.id, OWN_FIELD_REFUSALS.person);
  }
}
