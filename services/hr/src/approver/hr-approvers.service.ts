import { can } from '@atrium/contracts';
import { UserDirectoryService, type Member } from '@atrium/identity';
import { Clock, TenantDb } from '@atrium/platform';
import { ApproverDirectory, type ApproverLine, type DirectoryPerson } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { addDays, localDay } from '../local-day.rules.js';
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

  override async lineOf(employeeId: string): Promise<ApproverLine | null> {
    const line = await this.lines.list(employeeId);
    const [self] = line;
    if (!self) return null;
    const companyId = this.db.currentCompanyId();
    const ids = line.map(({ userId }) => userId).filter((id) => id !== null);
    const above = await this.directory.listMembers(companyId, { ids });
    const holders = await this.directory.listMembers(companyId, { roles: ['hr', 'admin'] });
    return { requesterId: keyOf(self), name: self.name, people: peopleOf(line, { above, holders }) };
  }

  override async isActive(userId: string): Promise<boolean> {
    const found = await this.directory.listMembers(this.db.currentCompanyId(), { ids: [userId] });
    return found.length > 0;
  }

  override async today(personId: string): Promise<string> {
    const { timezone } = await this.lines.findPlace(personId);
    return localDay(this.clock.now(), timezone);
  }

  override async workingDaysBetween(from: Date, to: Date, personId: string): Promise<number> {
    const { employeeId, timezone } = await this.lines.findPlace(personId);
    const [first, last] = [addDays(localDay(from, timezone), 1), localDay(to, timezone)];
    const calendars = await this.calendars.of(employeeId ? [employeeId] : [], first, last);
    const calendar = employeeId ? calendars.get(employeeId) : undefined;
    if (!calendar) return weekdaysBetween(first, last);
    return calendar.between(first, last).filter(isWorkingDate).length;
  }
}

/** By account; people without one by their own id, and they cannot decide. */
const keyOf = ({ id, userId }: LineRow): string => userId ?? id;

function peopleOf(
  line: readonly LineRow[],
  { above, holders }: { above: readonly Member[]; holders: readonly Member[] },
): Map<string, DirectoryPerson> {
  const active = new Set(above.map(({ id }) => id));
  const keys = new Map(line.map((row) => [row.id, keyOf(row)]));
  const people = new Map<string, DirectoryPerson>(
    line.map((row) => [
      keyOf(row),
      {
        managerId: (row.managerId && keys.get(row.managerId)) ?? null,
        active: !row.archived && active.has(keyOf(row)),
        holds: [],
      },
    ]),
  );
  for (const holder of holders) {
    const known = people.get(holder.id) ?? { managerId: null, active: true, holds: [] };
    people.set(holder.id, { ...known, holds: groupsOf(holder) });
  }
  return people;
}

function groupsOf(member: Member): string[] {
  if (member.role === 'admin') return ['admin'];
  return can(member, 'hrOperations', 'leave', 'approve') ? ['hr'] : [];
}

/** For people without an employee record. */
function weekdaysBetween(first: string, last: string): number {
  let days = 0;
  for (let date = first; date <= last; date = addDays(date, 1))
    if (![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())) days += 1;
  return days;
}
