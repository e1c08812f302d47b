import {
  isDayOff,
  dayIn,
  type AttendanceDay,
  type BoardQuery,
  type BoardRow,
  type DayBoard,
} from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders, TextMatches, type ListFilter } from '@atrium/records';
import { attendanceSeen, ofSeen } from '../people-scope.policy.js';
import { Injectable } from '@nestjs/common';
import { EMPLOYEE_TEXT, fullName } from '../employee/employee.record.js';
import {
  AttendanceBoardRepository,
  type BoardEntry,
  type BoardMoment,
} from './attendance-board.repository.js';
import { AttendanceCountRepository } from './attendance-count.repository.js';
import { AttendanceFacts, type PersonDate } from './attendance-facts.service.js';
import { noteOf } from './board-note.rules.js';
import type { DayRecord } from './day-record.rules.js';
import { emptyDay, showDay } from './day-view.rules.js';

/** The state (in, on a break, out, not in yet) of the people whom the asking person may see. */
@Injectable()
export class AttendanceBoardService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly texts: TextMatches,
    private readonly boards: AttendanceBoardRepository,
    private readonly counts: AttendanceCountRepository,
    private readonly facts: AttendanceFacts,
    private readonly readers: RowReaders,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED on `cursor` */
  async get(user: SignedInUser, query: BoardQuery): Promise<DayBoard> {
    const asOf = this.clock.now();
    const timezone = user.companyTimezone;
    const today = dayIn(asOf, timezone);
    const date = query.date ?? today;
    const dayOff = isDayOff(date, user.companyWorkingWeek);
    const { seen, away } = await this.db.run(user.companyId, async () => ({
      seen: ofSeen(attendanceSeen(await this.readers.of(user))),
      away: `{${(await this.facts.listAway(date)).join(',')}}`,
    }));
    const moment = { companyId: user.companyId, date, asOf, openAt: date === today ? asOf : null };
    const people = [...seen, ...(await this.filtersOf(user.companyId, query))];
    const counts = await this.counts.count(moment, people, away);
    const total = query.state ? counts[query.state] : sumOf(counts);
    const page = await this.boards.list({ ...moment, page: query, people, state: query.state, total, away });
    const items = await this.showRows(page.items, moment);
    return { ...page, items, date, timezone, dayOff, counts };
  }

  private async showRows(entries: BoardEntry[], { companyId, date, asOf }: BoardMoment): Promise<BoardRow[]> {
    const ids = entries.map(({ id }) => id);
    const facts = await this.db.run(companyId, () => this.facts.of(ids, { from: date, to: date }));
    return entries.map((entry) => toRow(entry, facts(entry.id, date), asOf));
  }

  private async filtersOf(companyId: string, { department, search }: BoardQuery): Promise<ListFilter[]> {
    const found = await this.texts.find(search, { companyId, ...EMPLOYEE_TEXT });
    const ofDepartment = { sql: 'e.department = ?', values: [department ?? null] };
    return [...(department === undefined ? [] : [ofDepartment]), ...found];
  }
}

/** That with which the day began, else what is planned. */
function shiftOf(record: DayRecord | null, { shift: planned }: PersonDate): BoardRow['shift'] {
  const shift = record ? record.shift : planned;
  return shift && { start: shift.start, end: shift.end };
}

function toRow(entry: BoardEntry, facts: PersonDate, asOf: Date): BoardRow {
  const { id, code, designation, department } = entry;
  return {
    employee: { id, code, name: fullName(entry), designation, department },
    day: toDay(entry, facts.date, asOf),
    shift: shiftOf(recordOf(entry, facts.date), facts),
    note: noteOf(recordOf(entry, facts.date), facts, asOf),
  };
}

/** Somebody who came in yesterday for the night is shown with that day, which says nothing of this date. */
function recordOf(entry: BoardEntry, date: string): DayRecord | null {
  return entry.workDate === date ? { ...entry, timezone: entry.dayTimezone } : null;
}

function toDay(entry: BoardEntry, date: string, asOf: Date): AttendanceDay {
  if (entry.workDate === null) return emptyDay(date, entry.timezone, asOf);
  const punches = entry.punches.map(({ kind, at }) => ({ kind, at: new Date(at) }));
  return showDay({ ...entry, timezone: entry.dayTimezone }, punches, asOf);
}

const sumOf = (counts: DayBoard['counts']) =>
  counts.notIn + counts.in + counts.break + counts.out + counts.leave;
