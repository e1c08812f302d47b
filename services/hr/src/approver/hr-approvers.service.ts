import { can, addDays, dayIn, datesOf, weekdayOf, type Tab } from '@atrium/contracts';
import { UserDirectoryService, type Member, type MemberQuery } from '@atrium/identity';
import { Clock, TenantDb } from '@atrium/platform';
import {
  ApproverDirectory,
  namedBy,
  type ApproverLine,
  type DirectoryPerson,
  type StepWho,
} from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { isWorkingDate } from '../person-calendar/person-calendar.rules.js';
import { PersonCalendars } from '../person-calendar/person-calendars.service.js';
import { ApproverLineRepository, type LineRow } from './approver-line.repository.js';

/** Who decides for employees: the people above them, HR by permission, and admins. */
@Injectable()
export class HrApprovers extends ApproverDirectory {
  constructor(
    private readonly db: TenantDb,
    private readonly lines: ApproverLineRepository,
    private readonly calendars: PersonCalendars,
    private readonly directory: UserDirectoryService,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async lineOf(employeeId: string, asked: readonly StepWho[]): Promise<ApproverLine | null> {
    const line = await this.lines.list(employeeId);
    const [self] = line;
    if (!self) return null;
    const companyId = this.db.currentCompanyId();
    const named = asked.map(namedBy).filter((id) => id !== null);
    const rows = [...line, ...(await this.listNamed(named))];
    const ids = [...new Set([...rows.flatMap(({ userId }) => userId ?? []), ...named])];
    const known = await this.directory.listMembers(companyId, { ids });
    const holders = await this.directory.listMembers(companyId, holdersOf(asked));
    const people = peopleOf(rows, { known, holders, asked });
    const names = new Map(rows.map((row) => [keyOf(row), row.name]));
    return { requesterId: keyOf(self), name: self.name, people, names };
  }

  /** Those whom steps name, with everybody above them. */
  private async listNamed(userIds: readonly string[]): Promise<LineRow[]> {
    const rows: LineRow[] = [];
    for (const userId of userIds) {
      const { employeeId } = await this.lines.findPlace(userId);
      if (employeeId !== null) rows.push(...(await this.lines.list(employeeId)));
    }
    return rows;
  }

  override async isActive(userId: string): Promise<boolean> {
    const found = await this.directory.listMembers(this.db.currentCompanyId(), { ids: [userId] });
    return found.length > 0;
  }

  override async today(personId: string): Promise<string> {
    const { timezone } = await this.lines.findPlace(personId);
    return dayIn(this.clock.now(), timezone);
  }

  override async workingDaysBetween(from: Date, to: Date, personId: string): Promise<number> {
    const { employeeId, timezone } = await this.lines.findPlace(personId);
    const [first, last] = [addDays(dayIn(from, timezone), 1), dayIn(to, timezone)];
    const calendars = await this.calendars.of(employeeId ? [employeeId] : [], first, last);
    const calendar = employeeId ? calendars.get(employeeId) : undefined;
    if (!calendar) return weekdaysBetween(first, last);
    return calendar.between(first, last).filter(isWorkingDate).length;
  }
}

/** By account; people without one by their own id, and they cannot decide. */
const keyOf = ({ id, userId }: LineRow): string => userId ?? id;

/** Of whom it has to be known what they hold. Permissions are given to people one by one. */
function holdersOf(asked: readonly StepWho[]): MemberQuery {
  if (asked.some((who) => who.startsWith('permission:'))) return {};
  return { roles: asked.includes('role:teamLeader') ? ['hr', 'admin', 'teamLeader'] : ['hr', 'admin'] };
}

interface Members {
  known: readonly Member[];
  holders: readonly Member[];
  asked: readonly StepWho[];
}

function peopleOf(
  rows: readonly LineRow[],
  { known, holders, asked }: Members,
): Map<string, DirectoryPerson> {
  const active = new Set(known.map(({ id }) => id));
  const keys = new Map(rows.map((row) => [row.id, keyOf(row)]));
  const someone = { managerId: null, active: true, holds: [] };
  const people = new Map<string, DirectoryPerson>(known.map(({ id }) => [id, someone]));
  for (const row of rows)
    people.set(keyOf(row), {
      managerId: (row.managerId && keys.get(row.managerId)) ?? null,
      active: !row.archived && active.has(keyOf(row)),
      holds: [],
    });
  for (const holder of holders)
    people.set(holder.id, { ...(people.get(holder.id) ?? someone), holds: groupsOf(holder, asked) });
  return people;
}

function groupsOf(member: Member, asked: readonly StepWho[]): string[] {
  const groups = asked.filter((who) => isHeld(who, member));
  if (member.role === 'admin') return ['admin', ...groups];
  return member.role === 'hr' && can(member, 'hrOperations', 'leave', 'approve') ? ['hr', ...groups] : groups;
}

function isHeld(who: StepWho, member: Member): boolean {
  if (who.startsWith('role:')) return who === `role:${member.role}`;
  const [tab, resource] = who.startsWith('permission:') ? who.slice('permission:'.length).split('/') : [];
  return tab !== undefined && can(member, tab as Tab, resource, 'approve');
}

const SATURDAY = 6;

/** For people without an employee record. */
function weekdaysBetween(first: string, last: string): number {
  return datesOf({ from: first, to: last }).filter((date) => weekdayOf(date) < SATURDAY).length;
}
