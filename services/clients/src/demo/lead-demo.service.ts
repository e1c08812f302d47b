import { dayIn, type LeadStage } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { LeadRulesService } from '../lead-rule/lead-rules.service.js';
import { LeadService } from '../lead/lead.service.js';
import { DEMO_ACTIONS, DEMO_LEADS, DEMO_SOURCES, DEMO_STAGES, demoRules } from './leads.seed.js';

const DAY_MS = 86_400_000;
const PAISE = 100;
const FIRST_PHONE = 9_833_052_000;
/** Every fourth has no next action; the others are spread over some days, of which the first are past. */
const WITHOUT_ACTION = 4;
const DAYS_BACK = 3;
const DAYS_SPREAD = 12;

const at = <Value>(values: readonly Value[], place: number): Value => values[place % values.length] as Value;

/** Those who may become clients of the demo company, through the same use cases that people use. */
@Injectable()
export class LeadDemo {
  constructor(
    private readonly leads: LeadService,
    private readonly rules: LeadRulesService,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. */
  async fill({ admin, lead, employee }: DemoStaff): Promise<void> {
    await this.rules.save(admin, { version: 0, items: demoRules([lead.id, employee.id], admin.id) });
    for (const place of DEMO_LEADS.keys()) {
      const [stage] = at(DEMO_STAGES, place);
      const owner = stage === 'new' ? null : at([lead, employee, admin], place);
      await this.add(admin, place, owner?.id ?? null);
    }
  }

  private async add(admin: SignedInUser, place: number, ownerId: string | null): Promise<void> {
    const [name, company, city, services, rupees] = at(DEMO_LEADS, place);
    const [stage, probability] = at(DEMO_STAGES, place);
    const isPlanned = place % WITHOUT_ACTION !== 0;
    const domain = company.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const [first = name] = name.toLowerCase().split(' ');
    const made = await this.leads.create(admin, {
      ...{ name, company, city, services: [...services], ownerId, probability, knownReason: null },
      ...{ emails: [`${first}@${domain}.example`], phones: [`+91${String(FIRST_PHONE + place)}`] },
      ...{ source: at(DEMO_SOURCES, place), value: rupees * PAISE },
      expectedClose: this.day(admin, 30 + place),
      nextAction: isPlanned ? at(DEMO_ACTIONS, place) : null,
      nextOn: isPlanned ? this.day(admin, (place % DAYS_SPREAD) - DAYS_BACK) : null,
    });
    if (made.stage !== stage && made.given === null) await this.move(admin, made, stage);
  }

  private move(
    admin: SignedInUser,
    { id, version }: { id: string; version: number },
    stage: LeadStage,
  ): Promise<unknown> {
    const lostReason = stage === 'lost' ? 'price' : null;
    return this.leads.move(admin, id, { version, stage, lostReason, lostNote: null });
  }

  private day({ companyTimezone }: SignedInUser, after: number): string {
    return dayIn(new Date(this.clock.now().getTime() + after * DAY_MS), companyTimezone);
  }
}
