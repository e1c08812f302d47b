import {
  DAY_LETTERS,
  dayMarkOf,
  addDays,
  dayIn,
  datesOf,
  monthRange,
  type AttendanceGrid,
} from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.record.js';
import { AttendanceFacts, type FactsOf, type PersonDate } from './attendance-facts.service.js';
import { AttendanceGridRepository, type GridDay, type GridPerson } from './attendance-grid.repository.js';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { totalsOf } from './attendance-date.mapper.js';
import { judge, outcomeOf, type DayResult } from './day-outcome.rules.js';
import { RowReaders } from '@atrium/records';
import { attendanceSeen, idsOf } from '../people-scope.policy.js';

/** More people than this do not fit on a page that anybody reads. */
const PEOPLE = 2_000;

type Summary = Pick<
  DayResult,
  'state' | 'outcome' | 'workedMin' | 'lateMin' | 'overtimeMin' | 'needsReview'
> & { overtimeApproved: number };

interface Month {
  dates: string[];
  facts: FactsOf;
  asOf: Date;
  /** From this date on, a day may still be going on somewhere. */
  recent: string;
}

/** The month of everybody whom a person may see, a letter for each date. */
@Injectable()
export class AttendanceGridService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly grids: AttendanceGridRepository,
    private readonly facts: AttendanceFacts,
    private readonly locks: AttendanceLockRepository,
    private readonly readers: RowReaders,
  ) {}

  async get(user: SignedInUser, month: string): Promise<AttendanceGrid> {
    const asOf = this.clock.now();
    const range = monthRange(month);
    const today = dayIn(asOf, user.companyTimezone);
    return this.db.run(user.companyId, async () => {
      const people = idsOf(attendanceSeen(await this.readers.of(user)));
      const found = await this.grids.list(range, { people, asOf, limit: PEOPLE + 1 });
      const shownPeople = found.slice(0, PEOPLE);
      const ids = shownPeople.map(({ id }) => id);
      const facts = await this.facts.of(ids, range);
      const shown: Month = { dates: datesOf(range), facts, asOf, recent: addDays(today, -2) };
      const names = new Map<string, string>();
      const rows = shownPeople.map((person) => toRow(person, shown, names));
      return {
        month,
        today,
        locks: await this.locks.list(range),
        leaveTypes: [...names].sort().map(([code, name]) => ({ code, name })),
        rows,
        more: found.length > PEOPLE,
      };
    });
  }
}

/** @param names gets the kinds of leave of the row */
function toRow(
  person: GridPerson,
  { dates, facts, asOf, recent }: Month,
  names: Map<string, string>,
): AttendanceGrid['rows'][number] {
  const days = new Map((person.days ?? []).map((day) => [day[0], day]));
  const plans = dates.map((date) => facts(person.id, date));
  const results = plans.map((plan) => summaryOf(days.get(plan.date), plan, { asOf, recent }));
  const letters = results.map((result, index) => {
    const plan = plans[index];
    return plan ? letterOf(plan, result) : '-';
  });
  const { id, code, department } = person;
  return {
    employee: { id, code, name: fullName(person), department },
    letters: letters.join(''),
    leave: plans.flatMap(({ leaveType }, index) => {
      if (!leaveType) return [];
      names.set(leaveType.code, leaveType.name);
      return [{ day: index + 1, code: leaveType.code }];
    }),
    totals: totalsOf(results, (index) => plans[index]?.joined === true),
  };
}

/** Fields are named one by one: spreading objects costs the month of a thousand people most of its time. */
const letterOf = ({ asked, joined, weeklyOff, holiday, leave }: PersonDate, result: Summary): string =>
  DAY_LETTERS[
    dayMarkOf({
      asked,
      joined,
      weeklyOff,
      holiday,
      leave: leave === 'full' ? leave : null,
      needsReview: result.needsReview,
      state: result.state,
      outcome: result.outcome,
      lateMinutes: result.lateMin,
    })
  ];

const NO_MINUTES = { workedMin: 0, lateMin: 0, overtimeMin: 0, overtimeApproved: 0 };

/** By what is stored of the day; only the last dates may not be over yet. */
function summaryOf(
  day: GridDay | undefined,
  plan: PersonDate,
  { asOf, recent }: Pick<Month, 'asOf' | 'recent'>,
): Summary {
  if (!day) {
    if (plan.date >= recent) return { ...outcomeOf(null, plan, asOf), overtimeApproved: 0 };
    const { outcome } = judge(null, plan);
    return { ...NO_MINUTES, needsReview: false, state: 'closed', outcome };
  }
  const [date, open, reached, workedMin, lateMin, overtimeMin, marked, approvedMin] = day;
  const full = plan.leave === 'full';
  const { outcome, absentFraction } = judge(reached, plan);
  const closed = !open && (date < recent || absentFraction === 0);
  return {
    state: open || !closed ? 'open' : 'closed',
    outcome: closed ? outcome : null,
    workedMin,
    lateMin: plan.leave === 'firstHalf' || full || plan.holiday || plan.weeklyOff ? 0 : lateMin,
    overtimeMin: full ? 0 : overtimeMin,
    overtimeApproved: full ? 0 : approvedMin,
    needsReview: marked || full || !plan.joined,
  };
}
