import { dayIn, inMinorUnit, type Lead, type LeadStage } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ActivityService } from '../activity/activity.service.js';
import { LeadRulesService } from '../lead-rule/lead-rules.service.js';
import type { LeadEntity } from '../lead/lead.entity.js';
import { LeadMoves } from '../lead/lead-moves.service.js';
import { LEADS, type LeadRow } from '../lead/lead.record.js';
import { NewLeads } from '../lead/new-leads.service.js';
import {
  DEMO_ACTIONS,
  DEMO_ACTIVITIES,
  DEMO_CAMPAIGNS,
  DEMO_LEADS,
  DEMO_LOST_REASONS,
  DEMO_SOURCES,
  DEMO_STAGES,
  demoRules,
} from './leads.seed.js';

const DAY_MS = 86_400_000;
const FIRST_PHONE = 9_833_052_000;
/** Every fourth has no next action; the others are spread over some days, of which the first are past. */
const WITHOUT_ACTION = 4;
const DAYS_BACK = 3;
const DAYS_SPREAD = 12;
const HOUR_MS = 3_600_000;
/** Every third has been quiet for long; of the others without an answer every second is late. */
const QUIET = 3;
const QUIET_DAYS = 40;
const LATE = 2;

const at = <Value>(values: readonly Value[], place: number): Value => values[place % values.length] as Value;

/** Those who may become clients of the demo company, through the same use cases that people use. */
@Injectable()
export class LeadDemo {
  private readonly table: RecordSteps<LeadRow, LeadEntity, Lead>['table'];

  constructor(
    records: Records,
    private readonly leads: NewLeads,
    private readonly moves: LeadMoves,
    private readonly activities: ActivityService,
    private readonly rules: LeadRulesService,
    private readonly clock: Clock,
  ) {
    this.table = records.of(LEADS).table;
  }

  /** Inside `TenantDb.run` only. */
  async fill({ admin, lead }: DemoStaff): Promise<void> {
    await this.rules.save(admin, { version: 0, items: demoRules([lead.id, admin.id], admin.id) });
    for (const place of DEMO_LEADS.keys()) {
      const [stage] = at(DEMO_STAGES, place);
      const owner = stage === 'new' ? null : at([lead, admin, lead], place);
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
      name,
      company,
      city,
      services: [...services],
      ownerId,
      probability,
      knownReason: null,
      emails: [`${first}@${domain}.example`],
      phones: [`+91${String(FIRST_PHONE + place)}`],
      source: at(DEMO_SOURCES, place),
      value: inMinorUnit(String(rupees), 'INR'),
      expectedClose: this.day(admin, 30 + place),
      nextAction: isPlanned ? at(DEMO_ACTIONS, place) : null,
      nextOn: isPlanned ? this.day(admin, (place % DAYS_SPREAD) - DAYS_BACK) : null,
      nextTime: isPlanned && place % 2 === 0 ? '15:00' : null,
      campaign: at(DEMO_CAMPAIGNS, place),
    });
    const now =
      made.stage !== stage && made.given === null ? await this.move(admin, made, stage, place) : made;
    await this.tell(admin, now, place);
  }

  private move(
    admin: SignedInUser,
    { id, version }: { id: string; version: number },
    ...[stage, place]: [LeadStage, number]
  ): Promise<Lead> {
    const lostReason =
      stage === 'lost' ? at(DEMO_LOST_REASONS, Math.floor(place / DEMO_STAGES.length)) : null;
    const lostNote = lostReason === 'other' ? 'Moves the shop to another city first.' : null;
    return this.moves.move(admin, id, { version, stage, lostReason, lostNote });
  }

  /** What was done for it so far; some were forgotten. */
  private async tell(admin: SignedInUser, { id, stage, answerDueAt }: Lead, place: number): Promise<void> {
    const isUntouched = stage === 'new' || stage === 'assigned';
    const about = { kind: 'lead', id } as const;
    for (const [kind, outcome, minutes, text] of isUntouched ? [] : pickOf(place))
      await this.activities.log(admin, { about, kind, direction: 'out', outcome, minutes, text, next: null });
    const before = (ms: number) => new Date(this.clock.now().getTime() - ms);
    if (isUntouched && answerDueAt !== null && place % LATE === 0)
      await this.table.note(id, { answerDueAt: before(place * HOUR_MS) });
    if (place % QUIET === 0) {
      const since = before(QUIET_DAYS * DAY_MS);
      await this.table.note(id, { stageSince: since, lastActivityAt: isUntouched ? null : since });
    }
  }

  private day({ companyTimezone }: SignedInUser, after: number): string {
    return dayIn(new Date(this.clock.now().getTime() + after * DAY_MS), companyTimezone);
  }
}

/** Up to three activities, others for each lead. */
const pickOf = (place: number) =>
  Array.from({ length: 1 + (place % 3) }, (_, more) => at(DEMO_ACTIVITIES, place + more));
