import { HOLIDAY } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import {
  importFields,
  readCells,
  Records,
  type NamedReference,
  type ReadRow,
  type TableImport,
  type TableRow,
  type UniqueField,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { DEPARTMENTS } from '../department/department.record.js';
import { LeaveFollower } from '../leave/leave-follow.service.js';
import { localDay } from '../local-day.rules.js';
import { HOLIDAYS } from './holiday.record.js';

/** Imports holidays from a file. */
@Injectable()
export class HolidayFile implements TableImport {
  readonly title = 'Holidays';
  readonly fields = importFields(HOLIDAY);
  readonly unique: readonly UniqueField[];
  readonly references: Readonly<Record<string, NamedReference>>;
  readonly lost = 'Another holiday has got this day since the file was checked.';
  readonly left = {
    changed: 'Someone has changed this holiday since. Archive it if you no longer need it.',
    'taken up': 'Other records use this holiday.',
    used: 'Other records use this holiday.',
    gone: 'This holiday no longer exists.',
  };
  readonly followUp = null;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly leave: LeaveFollower,
  ) {
    const { table } = records.of(HOLIDAYS);
    const find = (keys: string[]) =>
      table.findKeys(`concat_ws(' ', date, department_id)`, keys, 'not archived');
    this.unique = [{ ...DAY, find }];
    const departments = records.of(DEPARTMENTS).table;
    this.references = {
      departmentId: {
        find: (names) => departments.findKeys('lower(name)', names, 'not archived'),
        unknown: 'No current department has this name.',
      },
    };
  }

  read(user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<TableRow> {
    const row = readCells(HOLIDAY, { ...cells, kind: (cells['kind'] ?? '').toLowerCase() || 'public' });
    if ('faults' in row || String(row.content.values['date']) >= this.todayOf(user)) return row;
    return { faults: [{ field: 'date', words: HOLIDAY.errors.HOLIDAY_IN_PAST.message }] };
  }

  /** As when one is declared by hand: approved leave on these days comes back. */
  async changed(user: SignedInUser): Promise<void> {
    await this.leave.followCalendars(this.todayOf(user));
  }

  private todayOf({ companyTimezone }: SignedInUser): string {
    return localDay(this.clock.now(), companyTimezone);
  }
}

const DAY = {
  field: 'date',
  keyOf: ({ values: { date, departmentId } }: TableRow) =>
    [date, departmentId].filter((part) => typeof part === 'string').join(' '),
  taken: HOLIDAY.errors.HOLIDAY_ON_DAY.message,
  same: (line: number) => `Line ${line} has the same day.`,
};
