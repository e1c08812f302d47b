import {
  ROSTER_LIMIT,
  ROSTER_READ,
  addDays,
  daysBetween,
  dayIn,
  type ChangeRoster,
  type CopyRoster,
  type FillRoster,
  type Roster,
  type RosterChange,
  type RosterPlan,
  type RosterQuery,
  type RosterReport,
  type RosterRow,
} from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.record.js';
import { isWorkingDate } from '../person-calendar/person-calendar.rules.js';
import { RosterFactsReader, planKey } from './roster-facts.service.js';
import { RosterPeople, type RosterPerson } from './roster-people.repository.js';
import { isShortRest, judgeChanges, type RosterFacts } from './roster-plan.rules.js';
import { RosterRepository } from './roster.repository.js';

const WEEK = 7;

/** The roster: days on which people work by another plan than their schedule. */
@Injectable()
export class RosterService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly people: RosterPeople,
    private readonly roster: RosterRepository,
    private readonly facts: RosterFactsReader,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** A week of a page of people. @throws {AppError} VALIDATION_FAILED on `cursor` */
  async list(user: SignedInUser, query: RosterQuery): Promise<Roster> {
    const page = await this.people.list(user.companyId, query);
    const today = this.todayOf(user);
    const dates = Array.from({ length: WEEK }, (_, index) => addDays(query.from, index));
    const ids = page.items.map(({ id }) => id);
    const facts = await this.db.run(user.companyId, () => this.facts.of(ids, { dates, today }));
    return { ...page, today, items: page.items.map((person) => toRow(person, dates, facts)) };
  }

  /**
   * Makes all changes, or none.
   * @throws {AppError} ROSTER_IN_PAST, ROSTER_CHANGED, ROSTER_OVERLAP, ROSTER_NOT_EMPLOYED, ROSTER_SHIFT_GONE with a
   * sentence at `EMPLOYEE DATE` of each day that cannot be changed
   */
  async change(user: SignedInUser, { changes }: ChangeRoster): Promise<RosterReport> {
    return this.db.run(user.companyId, async () => {
      const { names, facts } = await this.open(user, changes);
      const { faults } = judgeChanges(changes, facts);
      const [first] = faults;
      if (first) {
        const fields: Record<string, string> = {};
        for (const { change, refusal } of faults) fields[planKey(change)] = refusal.message;
        throw new AppError(first.refusal, { fields });
      }
      await this.save(user, { changes, names, step: 'change' });
      return { changed: changes.length, left: [], undo: undoOf(changes) };
    });
  }

  /** Copies what the roster says of a week; days that cannot be changed are left as they are and named. */
  async copy(user: SignedInUser, { from, to, departmentId }: CopyRoster): Promise<RosterReport> {
    return this.db.run(user.companyId, async () => {
      const entries = await this.roster.listOf(departmentId, from, addDays(from, WEEK - 1));
      const shift = daysBetween(from, to);
      const copies = entries.map(({ employeeId, date, plan }) => ({
        employeeId,
        plan,
        date: addDays(date, shift),
      }));
      return this.makeMost(user, copies, { step: 'copy' });
    });
  }

  /** Gives the days of a range one plan; days that cannot be changed are left as they are and named. */
  async fill(
    user: SignedInUser,
    { employeeId, from, to, plan, keepsOff }: FillRoster,
  ): Promise<RosterReport> {
    const places = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({
      employeeId,
      plan,
      date: addDays(from, index),
    }));
    return this.db.run(user.companyId, () => this.makeMost(user, places, { step: 'fill', keepsOff }));
  }

  private async makeMost(
    user: SignedInUser,
    places: readonly Omit<RosterChange, 'was'>[],
    { step, keepsOff = false }: { step: 'copy' | 'fill'; keepsOff?: boolean },
  ): Promise<RosterReport> {
    const { names, facts } = await this.open(user, places);
    const asked = places.flatMap((place) => {
      const { employeeId, date } = place;
      const day = facts.on(employeeId, date);
      if (keepsOff && day && !isWorkingDate(day)) return [];
      return { ...place, was: facts.rostered(employeeId, date) };
    });
    const { made, faults } = judgeChanges(asked, facts);
    const changes = made.filter(({ was, plan }) => was !== plan);
    if (changes.length > 0) await this.save(user, { changes, names, step });
    else this.audit.skip(`roster.${step}`);
    const left = faults.map(({ change: { employeeId, date }, refusal }) => ({
      date,
      message: refusal.message,
      name: names.get(employeeId) ?? '',
    }));
    return { changed: changes.length, left, undo: undoOf(changes) };
  }

  private async open(
    user: SignedInUser,
    places: readonly { employeeId: string; date: string; plan: RosterPlan }[],
  ) {
    const ids = [...new Set(places.map(({ employeeId }) => employeeId))];
    const names = await this.roster.lock(ids);
    const dates = [...new Set(places.map(({ date }) => date))].sort();
    const shiftIds = places.flatMap(({ plan }) => (plan === 'off' || plan === 'schedule' ? [] : plan));
    const facts = await this.facts.of(ids, { dates, today: this.todayOf(user), shiftIds });
    return { names, facts };
  }

  private async save(
    user: SignedInUser,
    {
      changes,
      names,
      step,
    }: { changes: RosterChange[]; names: Map<string, string>; step: 'change' | 'copy' | 'fill' },
  ): Promise<void> {
    const planned = changes.flatMap(({ employeeId, date, plan }) =>
      plan === 'schedule' ? [] : [{ employeeId, date, plan }],
    );
    if (planned.length > 0) await this.roster.save(planned, user.id);
    const removed = changes.filter(({ plan }) => plan === 'schedule');
    if (removed.length > 0) await this.roster.remove(removed);
    for (const [id, title] of names) {
      const days = changes.filter(({ employeeId }) => employeeId === id).map(({ date }) => date);
      const resource = { kind: 'roster', id, title };
      if (days.length > 0)
        this.audit.record({ action: `roster.${step}`, by: user, resource, after: { days: days.sort() } });
    }
    const event = { type: 'invalidate' as const, tags: ['Roster'] };
    await this.live.publishAll([{ event, audience: { check: ROSTER_READ } }]);
  }

  private todayOf({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}

/** What takes the changes back, and nothing that somebody changed after them. */
const undoOf = (changes: readonly RosterChange[]): RosterChange[] =>
  changes.length > ROSTER_LIMIT
    ? []
    : changes.map(({ was, plan, ...place }) => ({ ...place, was: plan, plan: was }));

function toRow(person: RosterPerson, dates: readonly string[], facts: RosterFacts): RosterRow {
  const { id, code, department } = person;
  const shiftOn = (date: string) => facts.on(id, date)?.shift ?? null;
  const days = dates.flatMap((date) => {
    const day = facts.on(id, date);
    if (!day) return [];
    const { shift, weeklyOff, holiday, joined, timezone } = day;
    return {
      date,
      weeklyOff,
      holiday,
      joined,
      shift: shift && { id: shift.id ?? '', name: shift.name, start: shift.start, end: shift.end },
      rostered: facts.rostered(id, date),
      shortRest: isShortRest(date, timezone, shiftOn),
    };
  });
  return { employee: { id, code, name: fullName(person), department }, days };
}
