import type { OwnValues, TaskFlow } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Injectable } from '@nestjs/common';
import { Flows } from '../flow/flow.service.js';
import { DEMO_FLOW, DEMO_OWN, DEMO_STAGE_OF, DEMO_STAGES } from './flow.seed.js';
import type { DemoTask } from './tasks.seed.js';

/** The demo company's own flow, and where its tasks stand in it. Inside `TenantDb.run` only. */
@Injectable()
export class FlowDemo {
  constructor(private readonly flows: Flows) {}

  async make({ admin }: DemoStaff): Promise<TaskFlow | undefined> {
    const { items } = await this.flows.save(admin, DEMO_FLOW);
    return items.find(({ tab }) => tab === DEMO_FLOW.tab);
  }

  /** Stage and own fields of a task; nothing for one of another area. */
  placeOf(
    flow: TaskFlow | undefined,
    task: DemoTask,
    given: { staff: DemoStaff; dayAfter: (days: number) => string },
  ) {
    if (task.tab === null || flow?.tab !== task.tab) return {};
    const label = DEMO_STAGE_OF[task.title] ?? DEMO_STAGES[task.stage];
    const stage = flow.stages.find((each) => each.label === label);
    return { ...(stage && { flowStage: stage.id }), own: ownOf(flow, task.title, given) };
  }
}

function ownOf(
  { fields }: TaskFlow,
  title: string,
  { staff, dayAfter }: { staff: DemoStaff; dayAfter: (days: number) => string },
): OwnValues {
  const given = DEMO_OWN[title];
  if (!given) return {};
  const { channel, live, approver, boosted } = given;
  const values: OwnValues = {
    Channel: channel,
    Boosted: boosted,
    'Goes live': live === undefined ? null : dayAfter(live),
    Approver: approver && staff[approver].id,
  };
  return Object.fromEntries(fields.map(({ id, label }) => [id, values[label] ?? null]));
}
