import { CORRECTION_ERRORS, PUNCH_FILE } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import {
  Importer,
  type CheckedRow,
  type CreatedRow,
  type ImportFault,
  type MadeRow,
  type NamedRow,
  type UndoneRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeNames, UNKNOWN_EMPLOYEE } from '../employee/employee-names.service.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { AttendanceLockRepository } from './attendance-lock.repository.js';
import { DEVICE_FIELDS, deviceRowSchema, readDeviceRow, type DeviceRow } from './device-row.rules.js';
import { DevicePunches, type NewTouch } from './device-punches.service.js';
import { momentOf } from './wall-clock.rules.js';

type Row = NamedRow<DeviceRow>;

/** Imports what time clocks and gates have recorded. */
@Injectable()
export class DevicePunchFile extends Importer<DeviceRow> {
  readonly key = PUNCH_FILE.list.key;
  readonly title = 'Punches';
  readonly permission = PUNCH_FILE.list.access;
  readonly remote = 'hr';
  override readonly batchSize = 2_000;
  readonly fields = DEVICE_FIELDS;
  readonly content = deviceRowSchema;
  readonly followUp = null;
  readonly read = (_user: SignedInUser, cells: Readonly<Record<string, string>>) => readDeviceRow(cells);

  constructor(
    private readonly names: EmployeeNames,
    private readonly employees: EmployeeRepository,
    private readonly locks: AttendanceLockRepository,
    private readonly punches: DevicePunches,
    private readonly clock: Clock,
  ) {
    super();
  }

  async check(rows: Row[]): Promise<CheckedRow<DeviceRow>[]> {
    const named = [...new Set(rows.map(({ content }) => content.person))];
    const found = await this.names.find(named);
    const several = await this.names.several(named.filter((name) => !found.has(name)));
    const dates = rows.map(({ content }) => content.date).sort();
    const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
    const locks = dates.length > 0 ? await this.locks.list(range) : [];
    const tomorrow = new Date(this.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    return rows.map((row) => {
      const { person, date } = row.content;
      const faults: ImportFault[] = [];
      if (!found.has(person))
        faults.push({ field: 'person', words: several.get(person) ?? UNKNOWN_EMPLOYEE });
      if (date > tomorrow) faults.push({ field: 'date', words: CORRECTION_ERRORS.IN_FUTURE.message });
      if (locks.some(({ from, to }) => from <= date && date <= to))
        faults.push({ field: 'date', words: CORRECTION_ERRORS.DAY_LOCKED.message });
      return { ...row, faults };
    });
  }

  async create(user: SignedInUser, rows: Row[]): Promise<CreatedRow[]> {
    const found = await this.names.find([...new Set(rows.map(({ content }) => content.person))]);
    const people = await this.employees.listByIds([...new Set(found.values())]);
    for (const { id, timezone } of people.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const own = rows.filter(({ content }) => found.get(content.person) === id);
      await this.punches.add(
        id,
        own.map((row) => toTouch(row, timezone)),
        user,
      );
    }
    return rows.map(({ id, content }) =>
      found.has(content.person) ? { id, version: 1 } : { id, refusal: UNKNOWN_EMPLOYEE },
    );
  }

  undo(_user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    const left = 'Punches are never removed. Correct the day instead.';
    return Promise.resolve(rows.map(({ id }) => ({ id, left })));
  }
}

/** A device shows the wall clock of the place where the person works. */
function toTouch({ id, content: { date, time, kind } }: Row, timezone: string): NewTouch {
  const minute = momentOf(date, time.slice(0, 5), timezone);
  return { id, kind, at: new Date(minute.getTime() + Number(time.slice(6)) * 1_000) };
}
