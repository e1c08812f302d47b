import {
  APPROVAL_WEEKS,
  APPROVALS_LIMIT,
  addDays,
  isDayOff,
  dayIn,
  weekdayOf,
  type LeaveApproval,
  type LeaveApprovalQuery,
  type LeaveApprovals,
  type LeaveRequest,
  type TeamPresence,
} from '@atrium/contracts';
import { Clock, RequestContext, TenantDb, type SignedInUser } from '@atrium/platform';
import { say } from '@atrium/reach';
import { Requests, type RequestRecord } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { coverageOf } from '../team/team-coverage.rules.js';
import { LeaveApprovalReaders } from './leave-approval-readers.service.js';
import { LeavePresence, type PresentTeam } from './leave-presence.repository.js';
import { LEAVE_KIND, LeaveRequestKind } from './leave-request-kind.service.js';
import { LeaveRequests } from './leave-request-list.service.js';
import { LeaveSheets, type SheetBalance } from './leave-sheet.repository.js';

/** More teams than this are not read at a glance. */
const TEAMS = 12;

interface Waiting {
  leave: LeaveRequest;
  request: RequestRecord;
  mayDecide: boolean;
}

/** What waits for a decision about leave, with all that its decider should know, and how many stay of each team. */
@Injectable()
export class LeaveApprovalService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly approvals: Requests,
    private readonly requests: LeaveRequests,
    private readonly kind: LeaveRequestKind,
    private readonly presence: LeavePresence,
    private readonly sheets: LeaveSheets,
    private readonly readers: LeaveApprovalReaders,
  ) {}

  list(user: SignedInUser, { from }: LeaveApprovalQuery): Promise<LeaveApprovals> {
    const today = dayIn(this.clock.now(), user.companyTimezone);
    return this.db.run(user.companyId, async () => {
      const waiting = await this.waitingOf(user);
      const shown = waiting.slice(0, APPROVALS_LIMIT);
      const dates = datesFrom(from ?? addDays(today, 1 - weekdayOf(today)));
      const teams = await this.teamsOf(user, shown);
      return {
        today,
        dates: dates.map((date) => ({ date, off: isDayOff(date, user.companyWorkingWeek) })),
        teams: await this.presenceOf(teams, dates),
        items: await this.describe(shown, { teams, today }),
        total: waiting.length,
      };
    });
  }

  /** What the reader decides first, then what waits for others, the oldest first. */
  private async waitingOf(user: SignedInUser): Promise<Waiting[]> {
    const open = await this.approvals.openOf(LEAVE_KIND);
    const leave = await this.requests.listSome(
      user,
      open.map(({ ref }) => ref),
    );
    const deciders = await this.approvals.decidersOf(open.map(({ id }) => id));
    return open
      .flatMap((request) => {
        const own = leave.get(request.ref);
        const mayDecide =
          request.requesterId !== user.id && (deciders.get(request.id)?.includes(user.id) ?? false);
        return own ? [{ request, leave: own, mayDecide }] : [];
      })
      .sort((one, other) => Number(other.mayDecide) - Number(one.mayDecide));
  }

  private async teamsOf(user: SignedInUser, waiting: readonly Waiting[]): Promise<PresentTeam[]> {
    const people = await this.readers.scopeOf(user);
    const first = waiting.map(({ leave }) => leave.employee.id);
    const teams = await this.presence.listTeams(people, { first, limit: TEAMS });
    return teams.length > 0 ? teams : [await this.presence.findAll(people)];
  }

  private async presenceOf(teams: readonly PresentTeam[], dates: string[]): Promise<TeamPresence[]> {
    const members = [...new Set(teams.flatMap((team) => team.members.map(({ employeeId }) => employeeId)))];
    const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
    const away = await this.presence.listAway(members, range);
    return teams.map(({ id, name, minPresent, members: its }) => {
      const days = coverageOf(dates, { members: its, away, minPresent, isOff: () => false });
      return {
        id,
        name,
        minPresent,
        days: days.map(({ members: count, present }) => ({ members: count, present })),
      };
    });
  }

  private async describe(
    waiting: readonly Waiting[],
    { teams, today }: { teams: readonly PresentTeam[]; today: string },
  ): Promise<LeaveApproval[]> {
    const people = [...new Set(waiting.map(({ leave }) => leave.employee.id))];
    const departments = await this.presence.departmentsOf(people);
    const balances = await this.sheets.listBalances(people, today);
    const contexts = await this.kind.context(waiting.map(({ request }) => request));
    const kept = await this.readers.typesWithBalance();
    const language = RequestContext.language() ?? 'en';
    const items: LeaveApproval[] = [];
    for (const { leave, request, mayDecide } of waiting) {
      const person = leave.employee.id;
      items.push({
        leave,
        mayDecide,
        request: { id: request.id, version: request.version, step: request.step },
        department: departments.get(person) ?? null,
        teams: teams.filter((team) => isIn(team, person, today)).map(({ id }) => id),
        balance: kept.has(leave.type.id) ? changeOf(leave, balances) : null,
        away: await this.readers.awayWith(leave),
        warnings: (contexts.get(request.id)?.warnings ?? []).map((warning) => say(warning, language)),
      });
    }
    return items;
  }
}

const datesFrom = (first: string): string[] =>
  Array.from({ length: APPROVAL_WEEKS * 7 }, (_, days) => addDays(first, days));

const isIn = ({ members }: PresentTeam, person: string, date: string): boolean =>
  members.some(
    ({ employeeId, from, to }) => employeeId === person && from <= date && (to === null || date <= to),
  );

/** Of approved leave, whose cancellation waits, the days come back. */
function changeOf(
  { employee, type, days, unpaidDays, state }: LeaveRequest,
  balances: readonly SheetBalance[],
): { before: number; after: number } {
  const held = balances.find(({ employeeId, typeId }) => employeeId === employee.id && typeId === type.id);
  const before = held?.balance ?? 0;
  const paid = days - unpaidDays;
  return { before, after: before + (state === 'cancelRequested' ? paid : -paid) };
}
