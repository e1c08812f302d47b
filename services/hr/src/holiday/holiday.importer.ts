import {
  HOLIDAY,
  HOLIDAY_KIND_LABELS,
  HOLIDAY_KINDS,
  HOLIDAY_YEAR_LABELS,
  HOLIDAY_YEARS,
  dayIn,
} from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import {
  importFields,
  readCells,
  Records,
  type FileRow,
  type ImportFault,
  type KnownRecord,
  type NamedReference,
  type ReadRow,
  type TableImport,
  type TableRow,
  type UniqueField,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { DEPARTMENTS } from '../department/department.record.js';
import { HolidayListService } from '../holiday-list/holiday-list.service.js';
import { LeaveFollower } from '../leave/leave-follow.service.js';
import { HOLIDAYS, type HolidayRow } from './holiday.record.js';

/** Imports holidays from a file, each into the list that it names or into that of the company. */
@Injectable()
export class HolidayFile implements TableImport {
  readonly title = 'Holidays';
  /** What may be left out is completed by `read`. */
  readonly fields = importFields(HOLIDAY).map((field) => ({
    ...field,
    required: field.required && field.key !== 'kind' && field.key !== 'yearly',
  }));
  readonly identity: KnownRecord;
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
    private readonly lists: HolidayListService,
  ) {
    this.unique = [{ ...DAY, find: (keys) => findDays(records, keys) }];
    this.identity = { ...SAME, find: (keys) => findDays(records, keys, ` || ' | ' || lower(name)`) };
    const departments = records.of(DEPARTMENTS).table;
    this.references = {
      listId: {
        find: (names) => lists.findNames(names),
        unknown: 'No current holiday list has this name.',
      },
      departmentId: {
        find: (names) => departments.findKeys('lower(name)', names, 'not archived'),
        unknown: 'No current department has this name.',
      },
    };
  }

  read(_user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<TableRow> {
    return readCells(HOLIDAY, {
      ...cells,
      kind: keyOf(cells['kind'] || 'public', HOLIDAY_KINDS, HOLIDAY_KIND_LABELS),
      yearly: keyOf(cells['yearly'] || 'sameDay', HOLIDAY_YEARS, HOLIDAY_YEAR_LABELS),
    });
  }

  judge(user: SignedInUser, { values }: TableRow): ImportFault[] {
    if (String(values['date']) >= this.todayOf(user)) return [];
    return [{ field: 'date', words: HOLIDAY.errors.HOLIDAY_IN_PAST.message }];
  }

  /** Rows without a list are of the company's. */
  async complete(rows: readonly FileRow[]): Promise<FileRow[]> {
    if (rows.every(({ content }) => content.names['listId'] !== undefined)) return [...rows];
    const listId = await this.lists.standardId(null);
    return rows.map(({ content: { values, names }, ...row }) => ({
      ...row,
      content: { names, values: names['listId'] === undefined ? { ...values, listId } : values },
    }));
  }

  /** A day that is over stays as it was when an import is undone. */
  stays(user: SignedInUser, { date }: HolidayRow): string | null {
    return date < this.todayOf(user) ? 'This day is over. It stays as it was.' : null;
  }

  /** As when one is declared by hand: approved leave on these days comes back. */
  async changed(): Promise<void> {
    await this.leave.followCalendars();
  }

  private todayOf({ companyTimezone }: SignedInUser): string {
    return dayIn(this.clock.now(), companyTimezone);
  }
}

const DAY = {
  field: 'date',
  keyOf: ({ values: { date }, names }: TableRow) =>
    `${String(date)} | ${names['listId'] ?? ''} | ${names['departmentId'] ?? ''}`,
  taken: HOLIDAY.errors.HOLIDAY_ON_DAY.message,
  same: (line: number) => `Line ${line} has the same day.`,
};

const SAME = {
  field: 'date',
  keyOf: (row: TableRow) => `${DAY.keyOf(row)} | ${String(row.values['name']).toLowerCase()}`,
};

/** The key of a choice that is named by its key or its label. */
function keyOf<Key extends string>(text: string, keys: readonly Key[], labels: Record<Key, string>): string {
  const given = text.toLowerCase();
  return keys.find((key) => [key, labels[key]].some((words) => words.toLowerCase() === given)) ?? text;
}

const nameOf = (table: string, column: string) => `(select lower(o.name) from ${table} o
  where o.company_id = holiday.company_id and o.id = holiday.${column})`;

/** As `DAY.keyOf` says it. The company's list is found by its name, and without one. @param more SQL behind the key */
async function findDays(records: Records, keys: string[], more = ''): Promise<Map<string, string>> {
  const { table } = records.of(HOLIDAYS);
  const department = `coalesce(${nameOf('department', 'department_id')}, '')`;
  const key = (list: string) => `date || ' | ' || ${list} || ' | ' || ${department}${more}`;
  const standard = `(select o.standard from holiday_list o
    where o.company_id = holiday.company_id and o.id = holiday.list_id)`;
  const named = await table.findKeys(key(nameOf('holiday_list', 'list_id')), keys, 'not archived');
  const unnamed = await table.findKeys(key(`''`), keys, `not archived and ${standard}`);
  return new Map([...named, ...unnamed]);
}
