import { addDays, addMonths, dayIn, inMinorUnit, type Application, type Opening } from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { ApplicationService } from '../hiring/application.service.js';
import { stageOfKind } from '../hiring/application.rules.js';
import { HIRING_KIND } from '../hiring/hiring-request-kind.service.js';
import { OfferService } from '../hiring/offer.service.js';
import { OpeningService } from '../hiring/opening.service.js';
import { RequisitionService } from '../hiring/requisition.service.js';
import { InterviewDemo } from './interview-demo.service.js';
import {
  DEMO_ASKED,
  DEMO_OPENINGS,
  listDemoApplicants,
  type DemoApplicant,
  type DemoOffer,
  type DemoOpening,
} from './hiring.seed.js';

const DAY_MS = 86_400_000;
const KEPT_MONTHS = 12;

type Asked = Pick<DemoOpening, 'title' | 'department' | 'seats' | 'budget' | 'neededInDays' | 'description'>;

/** Whom the demo company hires: wishes, openings, who applied for them, and what some were offered. */
@Injectable()
export class HiringDemo {
  constructor(
    private readonly requisitions: RequisitionService,
    private readonly requests: Requests,
    private readonly openings: OpeningService,
    private readonly applications: ApplicationService,
    private readonly offers: OfferService,
    private readonly interviews: InterviewDemo,
    private readonly clock: Clock,
  ) {}

  /** Inside `TenantDb.run` only. @param departments name -> id */
  async fill(staff: DemoStaff, departments: ReadonlyMap<string, string>): Promise<void> {
    const people = listDemoApplicants(DEMO_OPENINGS.reduce((sum, { applicants }) => sum + applicants, 0));
    for (const [place, given] of DEMO_OPENINGS.entries()) {
      const opening = await this.open(staff, given, departments);
      const applied: Application[] = [];
      for (const person of people.splice(0, given.applicants))
        applied.push(await this.apply(staff.hr, { opening, given, person }));
      await this.interviews.fill(staff, applied, place);
      await this.offer(staff, { given, applied });
      if (given.state !== 'open') await this.end(staff.hr, opening.id, given.state);
    }
    await this.ask(staff.lead, DEMO_ASKED, departments);
  }

  private async open(staff: DemoStaff, given: DemoOpening, departments: ReadonlyMap<string, string>) {
    const ref = await this.ask(staff[given.by], given, departments);
    // Nobody approves what they asked for.
    await this.requests.approve(given.by === 'hr' ? staff.admin : staff.hr, { kind: HIRING_KIND, ref });
    const { opening } = await this.requisitions.steps.get(staff.hr, ref);
    if (!opening) throw new Error('An approved requisition has an opening.');
    const createdAt = this.before(given.openForDays);
    await this.requisitions.steps.table.note(ref, { createdAt });
    await this.openings.steps.table.note(opening.id, { createdAt });
    const { version } = await this.openings.steps.get(staff.hr, opening.id);
    const { id } = opening;
    const opened = await this.openings.steps.run(staff.hr, { step: 'open', id, version, change: () => ({}) });
    // Those that take applicants stand on the careers page.
    if (given.state !== 'open') return opened;
    const { place, workMode, posting } = given;
    const shown = { version: opened.version, isPublic: true, place, workMode, posting };
    return this.openings.update(staff.hr, id, shown);
  }

  private async ask(
    user: SignedInUser,
    given: Asked & Partial<Pick<DemoOpening, 'employmentType' | 'reason'>>,
    departments: ReadonlyMap<string, string>,
  ): Promise<string> {
    const { title, seats, budget, neededInDays, description } = given;
    const [budgetMin, budgetMax] = budget.map((rupees) => inMinorUnit(String(rupees), 'INR'));
    const { id } = await this.requisitions.create(user, {
      title,
      seats,
      description,
      budgetMin: budgetMin ?? 0,
      budgetMax: budgetMax ?? 0,
      designationId: null,
      departmentId: departments.get(given.department) ?? null,
      employmentType: given.employmentType ?? 'permanent',
      reason: given.reason ?? 'growth',
      replacesId: null,
      neededBy: addDays(this.today(user), neededInDays),
      send: true,
    });
    return id;
  }

  private async apply(
    user: SignedInUser,
    { opening, given, person }: { opening: Opening; given: DemoOpening; person: DemoApplicant },
  ): Promise<Application> {
    const { name, email, phone, source, experience, noticeDays } = person;
    const [from, to] = given.budget;
    const rupees = Math.round((from + (to - from) * person.asks) / 10_000) * 10_000;
    const made = await this.applications.create(user, {
      openingId: opening.id,
      name,
      email,
      phone,
      source,
      experience,
      noticeDays,
      askedPay: inMinorUnit(String(rupees), 'INR'),
    });
    const now = await this.move(user, made, { opening, person });
    const appliedDaysAgo = Math.min(person.appliedDaysAgo, given.openForDays - 1);
    const createdAt = this.before(appliedDaysAgo);
    const stageSince =
      now.state === 'applied' ? createdAt : this.before(Math.min(person.stageDaysAgo, appliedDaysAgo));
    const consent = person.keeps && {
      consentedAt: createdAt,
      keepUntil: addMonths(dayIn(createdAt, user.companyTimezone), KEPT_MONTHS),
    };
    const { place } = person;
    await this.applications.steps.table.note(made.id, { createdAt, stageSince, place, ...consent });
    return now;
  }

  private async move(
    user: SignedInUser,
    made: Application,
    { opening, person: { state, reason } }: { opening: Opening; person: DemoApplicant },
  ): Promise<Application> {
    const { id, version } = made;
    switch (state) {
      case 'applied':
        return made;
      case 'rejected':
        return this.applications.reject(user, id, { version, reason, note: '' });
      case 'withdrawn':
        return this.applications.withdraw(user, id, { version });
      default:
        return this.applications.move(user, id, { version, stageId: stageOfKind(opening.stages, state) });
    }
  }

  /** The first who were selected get the offers, by the admin, who may go beyond a budget. */
  private async offer(
    { admin }: DemoStaff,
    { given, applied }: { given: DemoOpening; applied: readonly Application[] },
  ): Promise<void> {
    const selected = applied.filter(({ state }) => state === 'selected');
    for (const [place, come] of given.offers.entries()) {
      const application = selected[place];
      if (application)
        await this.offerOne(admin, { application, come, pay: given.budget[1] - 50_000 * place });
    }
  }

  private async offerOne(
    admin: SignedInUser,
    { application, come, pay }: { application: Application; come: DemoOffer; pay: number },
  ): Promise<void> {
    const today = this.today(admin);
    const made = await this.offers.create(admin, {
      applicationId: application.id,
      pay: inMinorUnit(String(pay), 'INR'),
      joiningOn: addDays(today, 30),
      expiresOn: addDays(today, 7),
      probationMonths: 6,
    });
    if (come === 'draft') return;
    const { id, version } = await this.offers.send(admin, made.id, made);
    if (come === 'accepted') await this.offers.accept(admin, id, { version });
    if (come === 'declined') await this.offers.decline(admin, id, { version, note: 'Stays where she is.' });
  }

  private async end(user: SignedInUser, id: string, state: 'hold' | 'closed'): Promise<void> {
    const { version } = await this.openings.steps.get(user, id);
    await this.openings.steps.run(user, {
      step: state === 'hold' ? 'hold' : 'close',
      id,
      version,
      change: () => ({}),
    });
  }

  private before(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }

  private today({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}
