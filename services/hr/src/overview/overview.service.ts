import {
  addDays,
  can,
  dayIn,
  datesOf,
  type Overview,
  type OverviewAttendance,
  type OverviewFigure,
  type OverviewPeople,
  type OverviewPeopleQuery,
  type OverviewQuery,
  type OverviewScope,
} from '@atrium/contracts';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { AttendanceFacts, type PersonDate } from '../attendance/attendance-facts.service.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { attendanceScope, employeeScope } from '../people-scope.policy.js';
import { lastMonths, rangeBefore, type Days } from './overview-range.rules.js';
import { OverviewRepository, type Whom } from './overview.repository.js';
import { RowReaders } from '@atrium/records';

/** So many days lie ahead of what comes soon. */
const SOON = 30;
/** Most days of a line of attendance. */
const DAYS = 31;

/** What HR and leaders look at: how many people there are, come and go, and what comes next. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly readers: RowReaders,
    private readonly overviews: OverviewRepository,
    private readonly facts: AttendanceFacts,
    private readonly employees: EmployeeRepository,
  ) {}

  /** @throws {AppError} ACCESS_DENIED for everyone, to who leads a team only */
  async get(user: SignedInUser, { of, from, to, unit }: OverviewQuery): Promise<Overview> {
    const [range, previous, today] = [{ from, to }, rangeBefore({ from, to }, unit), this.today(user)];
    return this.db.run(user.companyId, async () => {
      const whom = await this.whomOf(user, of);
      const owners = await this.ownersOf(user, whom);
      const numbers = await this.overviews.numbers(range, previous, whom);
      const soon = { from: today, to: addDays(today, SOON) };
      const mean = (numbers.headcount + numbers.yearAgo) / 2;
      return {
        today,
        range,
        previous,
        headcount: { value: numbers.headcount, previous: numbers.before },
        joined: { value: numbers.joined, previous: numbers.joinedBefore },
        left: { value: numbers.left, previous: numbers.leftBefore },
        attrition: mean > 0 ? numbers.leftInYear / mean : null,
        hired: owners && (await this.overviews.times('hired', range, owners)),
        filled: owners && (await this.overviews.times('filled', range, owners)),
        months: await this.overviews.months(lastMonths(to), whom),
        departments: await this.overviews.departments(to, whom),
        soon: {
          changes: await this.overviews.countSoon('changes', soon, whom),
          birthdays: await this.overviews.countSoon('birthdays', soon, whom),
          probation: await this.overviews.countSoon('probation', soon, whom),
          reviews: await this.overviews.countSoon('reviews', soon, whom),
          evaluations: await this.overviews.countSoon('evaluations', soon, whom),
          openings: owners && (await this.overviews.countSoon('openings', soon, owners)),
          expiring: seesPapers(user) ? await this.overviews.countSoon('expiring', soon, whom) : null,
        },
      };
    });
  }

  /** @throws {AppError} as `get` */
  async attendance(user: SignedInUser, { of, from, to }: OverviewQuery): Promise<OverviewAttendance> {
    const today = this.today(user);
    const last = to < today ? to : today;
    const first = from > addDays(last, 1 - DAYS) ? from : addDays(last, 1 - DAYS);
    return this.db.run(user.companyId, async () => {
      const whom = await this.whomOf(user, of);
      return { days: first > last ? [] : await this.listDays({ from: first, to: last }, whom) };
    });
  }

  /** @throws {AppError} as `get` */
  async list(user: SignedInUser, query: OverviewPeopleQuery): Promise<OverviewPeople> {
    const today = this.today(user);
    if (query.figure === 'expiring' && !seesPapers(user)) return { items: [], total: 0 };
    return this.db.run(user.companyId, async () => {
      const all = await this.whomOf(user, query.of);
      const whom = isOfHiring(query.figure) ? await this.ownersOf(user, all) : all;
      if (!whom) return { items: [], total: 0 };
      return this.overviews.people(query, { from: today, to: addDays(today, SOON) }, whom);
    });
  }

  private async listDays(range: Days, whom: Whom): Promise<OverviewAttendance['days']> {
    const staff = await this.overviews.listStaff(range, whom);
    const ids = staff.map(({ id }) => id);
    const present = await this.overviews.listPresent(range, ids);
    const facts = await this.facts.of(ids, range);
    return datesOf(range).map((date) => {
      const due = staff.filter(({ id, gone }) => (!gone || date < gone) && isDue(facts(id, date)));
      const came = present.get(date);
      return { date, due: due.length, present: due.filter(({ id }) => came?.has(id)).length };
    });
  }

  private async whomOf(user: SignedInUser, of: OverviewScope): Promise<Whom> {
    if (of === 'everyone') {
      if (attendanceScope(user) !== 'all') throw new AppError('ACCESS_DENIED');
      return { ids: null };
    }
    return { ids: [...(await this.readers.of(user)).ledPeople] };
  }

  /** Whose openings count: those of the people, and one’s own; null: who asks may not see hiring. */
  private async ownersOf(user: SignedInUser, { ids }: Whom): Promise<Whom | null> {
    if (!can(user, 'hrOperations', 'hiring', 'read')) return null;
    if (ids === null) return { ids };
    const own = await this.employees.findByUser(user.id);
    return { ids: own ? [...ids, own.id] : ids };
  }

  private today({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}

/** Documents are for HR alone, also those of the people somebody leads. */
const seesPapers = (user: SignedInUser): boolean => employeeScope(user) === 'all';

const isOfHiring = (figure: OverviewFigure): boolean => ['openings', 'hired', 'filled'].includes(figure);

const isDue = ({ joined, weeklyOff, holiday, leave }: PersonDate): boolean =>
  joined && !weeklyOff && !holiday && leave !== 'full';
