import { nameKey, severalWords } from '@atrium/identity';
import { TenantDb } from '@atrium/platform';
import { Records, type NamedReference } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { listNamed, type NamedEmployee } from './employee-names.repository.js';
import { EMPLOYEES, type EmployeeSteps } from './employee.record.js';

/** What is said of somebody whom a file names and who is not here. */
export const UNKNOWN_EMPLOYEE = 'No current employee has this code, email or name.';

/** Finds people by employee code, work e-mail or full name. Without archived people. Inside `TenantDb.run` only. */
@Injectable()
export class EmployeeNames {
  private readonly employees: EmployeeSteps;
  /** How files refer to people. */
  readonly reference: NamedReference = {
    find: (names) => this.find(names),
    several: (names) => this.several(names),
    unknown: UNKNOWN_EMPLOYEE,
  };

  constructor(
    private readonly db: TenantDb,
    records: Records,
  ) {
    this.employees = records.of(EMPLOYEES);
  }

  /** A name counts where one person alone has it. @returns name as given -> id */
  async find(names: readonly string[]): Promise<Map<string, string>> {
    const keyed = await this.findByKey(names);
    const named = await this.findByName(names.filter((name) => !keyed.has(name)));
    return new Map(
      names.flatMap((name) => {
        const [person, another] = named.get(nameKey(name)) ?? [];
        const id = keyed.get(name) ?? (another ? undefined : person?.id);
        return id === undefined ? [] : [[name, id] as const];
      }),
    );
  }

  /** Names that several people have. @returns name as given -> what is said of it */
  async several(names: readonly string[]): Promise<Map<string, string>> {
    const named = await this.findByName(names);
    return new Map(
      names.flatMap((name) => {
        const people = named.get(nameKey(name)) ?? [];
        return people.length > 1 ? [[name, severalWords(people.map(({ workEmail }) => workEmail))]] : [];
      }),
    );
  }

  /** By code or e-mail. @returns name as given -> id */
  async findByKey(names: readonly string[]): Promise<Map<string, string>> {
    const { table } = this.employees;
    const byCode = await table.findKeys(
      'code',
      names.map((name) => name.toUpperCase()),
      'not archived',
    );
    const byEmail = await table.findKeys(
      'work_email',
      names.map((name) => name.toLowerCase()),
      'not archived',
    );
    return new Map(
      names.flatMap((name) => {
        const id = byEmail.get(name.toLowerCase()) ?? byCode.get(name.toUpperCase());
        return id === undefined ? [] : [[name, id] as const];
      }),
    );
  }

  /** @returns full name as `nameKey` makes it -> all who have it */
  async findByName(names: readonly string[]): Promise<Map<string, NamedEmployee[]>> {
    if (names.length === 0) return new Map();
    const rows = await listNamed(this.db, [...new Set(names.map(nameKey))]);
    const found = new Map<string, NamedEmployee[]>();
    for (const { name, ...person } of rows) found.set(name, [...(found.get(name) ?? []), person]);
    return found;
  }
}
