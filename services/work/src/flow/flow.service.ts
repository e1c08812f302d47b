import { randomUUID } from 'node:crypto';
import {
  FLOW_ERRORS,
  FLOW_TAG,
  mayChangeFlow,
  mayTakeOver,
  TASK,
  TASK_TABS,
  type FlowStage,
  type FlowUsage,
  type OwnField,
  type ResetFlow,
  type SaveFlow,
  type TaskFlow,
  type TaskFlows,
  type TaskTab,
} from '@atrium/contracts';
import { AppError, Audit, Contributions, LiveEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

import {
  areInOrder,
  flowBehind,
  flowFor,
  followersOf,
  nearestOf,
  placeOf,
  takenOver,
  type KeptFlow,
} from './flow.rules.js';
import { FlowRepository } from './flow.repository.js';
import { StageMoves } from './stage-moves.service.js';

interface Change {
  tab: TaskTab | null;
  kept: KeptFlow[];
  stages: readonly FlowStage[];
  /** Where the tasks of stages go that are no more. */
  successors: ReadonlyMap<string, FlowStage>;
}

/** The flows of a company: what stages and fields its tasks have. */
@Injectable()
export class Flows {
  constructor(
    private readonly db: TenantDb,
    private readonly flows: FlowRepository,
    private readonly contributions: Contributions,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  list(user: SignedInUser): Promise<TaskFlows> {
    return this.db.run(user.companyId, async () => shown(user, await this.flows.list()));
  }

  /** @throws {AppError} ACCESS_DENIED */
  usage(user: SignedInUser, tab: TaskTab | null): Promise<FlowUsage> {
    refuseOthers(user, tab);
    return this.db.run(user.companyId, async () => {
      const tabs = followersOf(await this.flows.list(), tab);
      return { items: await this.flows.usage(tabs) };
    });
  }

  /** @throws {AppError} ACCESS_DENIED, STALE_VERSION, FLOW_TYPE_FIXED, FLOW_FIELD_FIXED, FLOW_STAGE_USED, FLOW_STAGE_TYPE */
  save(user: SignedInUser, { tab, version, name, ...given }: SaveFlow): Promise<TaskFlows> {
    return this.change(user, { tab, version }, async (kept) => {
      const before = flowFor(kept, tab);
      const stages = stagesOf(before, given.stages);
      const fields = fieldsOf(before, given.fields);
      const successors = takenOver(before, { stages, moves: given.moves });
      await this.move(user, { tab, kept, stages, successors });
      const after = { tab, name, stages, fields, version: version + 1 };
      const id = await this.flows.save(after, user.id);
      this.record(user, { step: 'save', id, before, after: { ...after, id } });
    });
  }

  /** @throws {AppError} ACCESS_DENIED, STALE_VERSION */
  reset(user: SignedInUser, { tab, version }: ResetFlow): Promise<TaskFlows> {
    return this.change(user, { tab, version }, async (kept) => {
      const before = flowFor(kept, tab);
      const after = flowBehind(kept, tab);
      const { stages } = after;
      const successors = new Map(before.stages.map(({ id, type }) => [id, nearestOf(stages, type)]));
      await this.move(user, { tab, kept, stages, successors });
      const { id } = before;
      if (id === null) throw new AppError('STALE_VERSION');
      await this.flows.remove(id);
      this.record(user, { step: 'reset', id, before, after });
    });
  }

  private change(
    user: SignedInUser,
    { tab, version }: Pick<SaveFlow, 'tab' | 'version'>,
    work: (kept: KeptFlow[]) => Promise<void>,
  ): Promise<TaskFlows> {
    refuseOthers(user, tab);
    return this.db.run(user.companyId, async () => {
      await this.flows.lock('to change');
      const kept = await this.flows.list();
      const there = kept.find((flow) => flow.tab === tab)?.version ?? 0;
      if (there !== version) throw new AppError('STALE_VERSION');
      await work(kept);
      await this.live.publish({ type: 'invalidate', tags: [TASK.tag, FLOW_TAG] }, { company: true });
      return shown(user, await this.flows.list());
    });
  }

  /** @throws {AppError} FLOW_STAGE_USED for tasks that would have no stage, FLOW_STAGE_TYPE */
  private async move(user: SignedInUser, { tab, kept, stages, successors }: Change): Promise<void> {
    const before = flowFor(kept, tab).stages;
    const tabs = followersOf(kept, tab);
    const used = (await this.flows.usage(tabs)).map(({ stageId }) => stageId);
    for (const from of used.filter((id) => stages.every((stage) => stage.id !== id))) {
      const to = successors.get(from);
      const { FLOW_STAGE_USED, FLOW_STAGE_TYPE } = FLOW_ERRORS;
      if (!to) throw new AppError(FLOW_STAGE_USED, { fields: { moves: FLOW_STAGE_USED.message } });
      const type = before.find(({ id }) => id === from)?.type;
      if (type && !mayTakeOver(type, to.type))
        throw new AppError(FLOW_STAGE_TYPE, { fields: { moves: FLOW_STAGE_TYPE.message } });
      for (const each of this.contributions.of(StageMoves))
        await each.moveAll(tabs, { from, to: { ...to, place: placeOf(stages, to) }, by: user.id });
    }
    if (!areInOrder(before, stages))
      for (const each of this.contributions.of(StageMoves)) await each.reorder();
  }

  private record(
    user: SignedInUser,
    { step, id, before, after }: { step: string; id: string; before: KeptFlow; after: KeptFlow },
  ): void {
    const resource = { kind: 'taskFlow', id, title: before.tab === null ? after.name : before.name };
    this.audit.record({
      action: `taskFlow.${step}`,
      by: user,
      resource,
      before: told(before),
      after: told(after),
    });
  }
}

/** @throws {AppError} ACCESS_DENIED */
function refuseOthers(user: SignedInUser, tab: TaskTab | null): void {
  if (!mayChangeFlow(user, tab)) throw new AppError('ACCESS_DENIED');
}

const shown = (user: SignedInUser, kept: KeptFlow[]): TaskFlows => ({
  items: [null, ...TASK_TABS].map((tab): TaskFlow => {
    const flow = flowFor(kept, tab);
    const own = flow.id !== null && flow.tab === tab;
    const { name, stages, fields } = flow;
    return {
      tab,
      own,
      name,
      stages,
      fields,
      version: own ? flow.version : 0,
      mayChange: mayChangeFlow(user, tab),
    };
  }),
});

/** A stage that was there keeps its id and its type. @throws {AppError} FLOW_TYPE_FIXED */
const stagesOf = (before: KeptFlow, given: SaveFlow['stages']): FlowStage[] =>
  given.map(({ id, ...stage }) => {
    const there = before.stages.find((each) => each.id === id);
    if (there && there.type !== stage.type) throw new AppError(FLOW_ERRORS.FLOW_TYPE_FIXED);
    return { ...stage, id: there?.id ?? randomUUID() };
  });

/** @throws {AppError} FLOW_FIELD_FIXED */
const fieldsOf = (before: KeptFlow, given: SaveFlow['fields']): OwnField[] =>
  given.map(({ id, ...field }) => {
    const there = before.fields.find((each) => each.id === id);
    if (there && there.type !== field.type) throw new AppError(FLOW_ERRORS.FLOW_FIELD_FIXED);
    return { ...field, options: field.type === 'choice' ? field.options : [], id: there?.id ?? randomUUID() };
  });

const told = ({ name, stages, fields }: KeptFlow) => ({
  name,
  stages: stages.map(({ label }) => label).join(', '),
  fields: fields.map(({ label }) => label).join(', ') || null,
});
