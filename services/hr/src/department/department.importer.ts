import { DEPARTMENT } from '@atrium/contracts';
import { importFields, readCells, Records, type TableImport, type TableRow } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeNames } from '../employee/employee-names.service.js';
import { DEPARTMENTS } from './department.record.js';

/** Imports departments from a file; a parent may be in the same file. */
@Injectable()
export class DepartmentFile implements TableImport {
  readonly title = 'Departments';
  readonly fields = importFields(DEPARTMENT);
  readonly identity;
  readonly unique;
  readonly own;
  readonly references;
  readonly lost = 'Another department has got this name or code since the file was checked.';
  readonly left = {
    changed: 'Someone has changed this department since. Archive it if you no longer need it.',
    'taken up': 'Other records use this department.',
    used: 'People or other departments belong to this department.',
    gone: 'This department no longer exists.',
  };
  readonly followUp = null;

  constructor(records: Records, employees: EmployeeNames) {
    const { table } = records.of(DEPARTMENTS);
    const byName = (keys: string[]) => table.findKeys('lower(name)', keys, 'not archived');
    const byCode = (keys: string[]) => table.findKeys('lower(code)', keys, 'not archived');
    this.identity = { field: NAME.field, keyOf: NAME.keyOf, find: byName };
    this.unique = [
      { ...NAME, find: byName },
      { ...CODE, find: byCode },
    ];
    this.own = {
      ...PARENT,
      find: async (names: string[]) => new Map([...(await byCode(names)), ...(await byName(names))]),
    };
    this.references = { leaderId: employees.reference };
  }

  read(_user: object, cells: Readonly<Record<string, string>>) {
    return readCells(DEPARTMENT, cells);
  }
}

const small =
  (field: string) =>
  ({ values }: TableRow): string | null => {
    const value = values[field];
    return typeof value === 'string' ? value.toLowerCase() : null;
  };

const NAME = {
  field: 'name',
  keyOf: small('name'),
  taken: DEPARTMENT.errors.DEPARTMENT_NAME_TAKEN.message,
  same: (line: number) => `Line ${line} has the same name.`,
};

const CODE = {
  field: 'code',
  keyOf: small('code'),
  taken: DEPARTMENT.errors.DEPARTMENT_CODE_TAKEN.message,
  same: (line: number) => `Line ${line} has the same code.`,
};

const PARENT = {
  field: 'parentId',
  keysOf: (row: TableRow) => [small('name')(row), small('code')(row)],
  circle: 'These departments belong to each other in a circle.',
  unknown: 'No department, here or in the file without errors, has this name or code.',
  faulty: (line: number) => `The department that it belongs to, in line ${line}, has errors.`,
};
