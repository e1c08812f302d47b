import type { ImportChosen } from '@atrium/contracts';
import { Clock, notFound, type SignedInUser } from '@atrium/platform';
import {
  PHONE_COUNTRY,
  Records,
  type FileRow,
  type KnownRecord,
  type MadeRow,
  type NamedReference,
  type OwnReference,
  type TableImport,
  type TableRow,
  type UniqueField,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { attendanceFromOf } from '../employee/attendance-from.rules.js';
import { EmployeeInvitation } from '../employee/employee-invitation.service.js';
import { EmployeeNames } from '../employee/employee-names.service.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { EMPLOYEES } from '../employee/employee.record.js';
import { PlaceNames } from '../place/place-names.service.js';
import { EMPLOYEE_FIELDS } from './employee-fields.rules.js';
import { FileManagers } from './file-managers.service.js';
import { readEmployee } from './employee-row.rules.js';

/** Imports employees from a file by the rules of the form. */
@Injectable()
export class EmployeeFile implements TableImport {
  readonly title = 'Employees';
  readonly fields = EMPLOYEE_FIELDS;
  readonly identity: KnownRecord;
  readonly unique: readonly UniqueField[];
  readonly choices = [PHONE_COUNTRY];
  readonly own: OwnReference;
  readonly references: Readonly<Record<string, NamedReference>>;
  readonly gather = withHighestCode;
  readonly gathered = ['codeAfter'];
  readonly lost = 'Another employee has got this email or code since the file was checked.';
  readonly left = {
    changed: 'Someone has changed this employee since. Archive them if they have left.',
    'taken up': 'They were invited. Withdraw the invitation under Users and archive them.',
    used: 'Other records use this employee: people who report to them, or attendance.',
    gone: 'This employee no longer exists.',
  };
  readonly followUp = {
    label: 'Send an invitation to each work email',
    run: (user: SignedInUser, row: MadeRow) => this.invite(user, row),
  };

  constructor(
    records: Records,
    private readonly employees: EmployeeRepository,
    private readonly invitation: EmployeeInvitation,
    private readonly clock: Clock,
    names: EmployeeNames,
    managers: FileManagers,
    places: PlaceNames,
  ) {
    const { table } = records.of(EMPLOYEES);
    this.identity = {
      field: EMAIL.field,
      keyOf: EMAIL.keyOf,
      find: (keys) => table.findKeys('work_email', keys, 'not archived'),
    };
    this.unique = [
      { ...EMAIL, find: (keys) => table.findKeys('work_email', keys) },
      { ...CODE, find: (keys) => table.findKeys('code', keys) },
    ];
    this.own = {
      ...MANAGER,
      find: (given) => names.findByKey(given),
      settle: (rows) => managers.settle(rows),
    };
    this.references = {
      departmentId: { find: (given, user) => places.departmentsOf(given, user) },
      designationId: { find: (given, user) => places.designationsOf(given, user) },
    };
  }

  read(user: SignedInUser, cells: Readonly<Record<string, string>>, choices: ImportChosen) {
    const country = choices[PHONE_COUNTRY.key] ?? PHONE_COUNTRY.fallback(user);
    return readEmployee(cells, { timezone: user.companyTimezone, country });
  }

  /** Gives the next free codes to rows without one. */
  async complete(rows: readonly FileRow[]): Promise<FileRow[]> {
    const after = rows.map(({ content }) => Number(content.values['codeAfter'] ?? 0));
    let number = Math.max(await this.employees.highestCodeNumber(), ...after);
    return rows.map((row) => {
      const { codeAfter: _, ...values } = row.content.values;
      const code = text(values['code']) ?? `E${String((number += 1)).padStart(4, '0')}`;
      return { ...row, content: { ...row.content, values: { ...values, code, ...this.begin(values) } } };
    });
  }

  private begin({ joiningDate, timezone, attendanceFrom }: Readonly<Record<string, unknown>>) {
    const given = { joiningDate: text(joiningDate) ?? '', timezone: text(timezone) ?? 'UTC' };
    return { attendanceFrom: text(attendanceFrom) ?? attendanceFromOf(given, this.clock.now()) };
  }

  private async invite(user: SignedInUser, { id }: MadeRow): Promise<number> {
    const employee = await this.employees.find(id);
    if (!employee) throw notFound();
    return (await this.invitation.invite(user, id, employee)).version;
  }
}

const COUNTED_CODE = /^E(\d{4,9})$/;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const EMAIL = {
  field: 'workEmail',
  keyOf: ({ values }: TableRow) => text(values['workEmail']),
  taken: 'Another employee already uses this email.',
  same: (line: number) => `Line ${line} has the same email.`,
};

const CODE = {
  field: 'code',
  keyOf: ({ values }: TableRow) => text(values['code']),
  taken: 'Another employee has this code.',
  same: (line: number) => `Line ${line} has the same code.`,
};

const MANAGER = {
  field: 'managerId',
  keysOf: ({ values }: TableRow) => [text(values['workEmail']), text(values['code'])],
  circle: 'Their managers report to each other in a circle.',
  unknown: 'No current employee, and no valid row of this file, has this code, email or name.',
  faulty: (line: number) => `Their manager, in line ${line}, has errors.`,
};

/** Generated codes must be higher than the highest counted code in the whole file, whichever batch that is in. */
function withHighestCode(rows: readonly FileRow[]): FileRow[] {
  let codeAfter = 0;
  for (const { content } of rows) {
    const [, counted] = COUNTED_CODE.exec(text(content.values['code']) ?? '') ?? [];
    codeAfter = Math.max(codeAfter, Number(counted ?? 0));
  }
  return rows.map((row) => ({
    ...row,
    content: { ...row.content, values: { ...row.content.values, codeAfter } },
  }));
}
