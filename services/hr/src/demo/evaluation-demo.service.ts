import {
  addDays,
  addMonths,
  dayIn,
  type CreateEvaluationCycle,
  type EvaluationAnswers,
} from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EvaluationCycles } from '../evaluation/evaluation-cycle.service.js';
import { EvaluationTemplates } from '../evaluation/evaluation-template.service.js';
import { OwnEvaluations } from '../evaluation/own-evaluation.service.js';
import { DEMO_TEMPLATE, demoAnswers, HALF_ANSWERED } from './evaluation.seed.js';

const NO_DAYS = { self: null, peer: null, lead: null, hr: null };
const HALF_YEAR = 6;

/** The demo company's evaluations: one that is published, and one that has just begun. */
@Injectable()
export class EvaluationDemo {
  constructor(
    private readonly templates: EvaluationTemplates,
    private readonly cycles: EvaluationCycles,
    private readonly own: OwnEvaluations,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only, after everybody was created. */
  async fill(staff: DemoStaff): Promise<void> {
    const today = dayIn(this.clock.now(), staff.hr.companyTimezone);
    const { id: templateId } = await this.templates.create(staff.hr, DEMO_TEMPLATE);
    await this.publish(
      staff,
      planOf(templateId, { name: 'First half', until: addMonths(today, -HALF_YEAR), today }),
    );
    await this.begin(staff, planOf(templateId, { name: 'Second half', until: today, today }));
  }

  /** Everybody has written, and all results are published. */
  private async publish(staff: DemoStaff, plan: CreateEvaluationCycle): Promise<void> {
    const id = await this.launch(staff.hr, plan);
    for (const writer of Object.values(staff)) await this.writeAll(writer);
    for (const writer of Object.values(staff)) await this.writeAll(writer);
    const { version, state } = await this.cycles.steps.get(staff.hr, id);
    if (state === 'calibration') await this.cycles.publish(staff.hr, id, { version, resultIds: null });
  }

  /** The employee is in the middle of a form. */
  private async begin(staff: DemoStaff, plan: CreateEvaluationCycle): Promise<void> {
    await this.launch(staff.hr, plan);
    const [form] = (await this.own.list(staff.employee)).filter(({ isOpen }) => isOpen);
    if (form) await this.own.save(staff.employee, form.id, { version: form.version, answers: HALF_ANSWERED });
    await this.writeAll(staff.lead);
  }

  private async launch(hr: SignedInUser, plan: CreateEvaluationCycle): Promise<string> {
    const { id, version } = await this.cycles.create(hr, plan);
    await this.cycles.launch(hr, id, { version });
    return id;
  }

  private async writeAll(writer: SignedInUser): Promise<void> {
    const open = (await this.own.list(writer)).filter(({ isOpen }) => isOpen);
    for (const [place, { id, version }] of open.entries()) {
      const answers: EvaluationAnswers = demoAnswers(place);
      await this.own.submit(writer, id, { version, answers });
    }
  }
}

const planOf = (
  templateId: string,
  { name, until, today }: { name: string; until: string; today: string },
): CreateEvaluationCycle => ({
  name,
  periodFrom: addMonths(until, -HALF_YEAR),
  periodTo: until,
  templateId,
  templates: [],
  weights: { self: 0, peer: 0, lead: 100, hr: 0 },
  deadlines: { ...NO_DAYS, self: addDays(today, 10), lead: addDays(today, 20) },
  joinedBefore: addMonths(today, -HALF_YEAR),
  anonymity: 3,
  hrReviewerId: null,
});
