import type { AttendanceDay, BoardQuery, BoardRow, DayBoard, PresenceState } from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { fullName } from '../employee/employee.mapper.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { localDay } from '../local-day.rules.js';
import { attendanceScope } from '../people-scope.policy.js';
import { searchWords } from '../search.rules.js';
import { AttendanceBoardRepository, type BoardEntry } from './attendance-board.repository.js';
import { emptyDay, showDay } from './day-view.rules.js';

/** Who is in, on a break, out or not in yet, of the people whom the asking person may see. */
@Injectable()
export class AttendanceBoardService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly boards: AttendanceBoardRepository,
  ) {}

  async get(user: SignedInUser, query: BoardQuery): Promise<DayBoard> {
    const asOf = this.clock.now();
    const timezone = user.companyTimezone;
    const today = localDay(asOf, timezone);
    const date = query.date ?? today;
    const entries = await this.db.run(user.companyId, async () => {
      const scope = await this.findScope(user);
      if (!scope) return [];
      return this.boards.list({
        ...scope,
        date,
        openAt: date === today ? asOf : null,
        department: query.department ?? null,
        words: searchWords(query.search),
      });
    });
    const rows = entries.map((entry) => toRow(entry, date, asOf));
    const shown = query.state ? rows.filter(({ day }) => day.state === query.state) : rows;
    return { date, timezone, counts: countStates(rows), rows: shown };
  }

  /** Null: nobody. */
  private async findScope(user: SignedInUser): Promise<{ managerId: string | null } | null> {
    const scope = attendanceScope(user);
    if (scope === 'all') return { managerId: null };
    const leader = scope === 'team' ? await this.employees.findByUser(user.id) : null;
    return leader && { managerId: leader.id };
  }
}

function toRow(entry: BoardEntry, date: string, asOf: Date): BoardRow {
  const { id, code, designation, department } = entry;
  return {
    employee: { id, code, name: fullName(entry), designation, department },
    day: toDay(entry, date, asOf),
  };
}

function toDay(entry: BoardEntry, date: string, asOf: Date): AttendanceDay {
  if (entry.workDate === null) return emptyDay(date, entry.timezone, asOf);
  const punches = entry.punches.map(({ kind, at }) => ({ kind, at: new Date(at) }));
  return showDay({ ...entry, timezone: entry.dayTimezone }, punches, asOf);
}

function countStates(rows: BoardRow[]): Record<PresenceState, number> {
  const counts = { notIn: 0, in: 0, break: 0, out: 0 };
  for (const { day } of rows) counts[day.state] += 1;
  return counts;
}
