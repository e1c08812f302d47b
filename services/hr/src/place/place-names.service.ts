import { TenantDb } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { DEPARTMENTS } from '../department/department.record.js';
import { DESIGNATIONS } from '../designation/designation.record.js';
import { findNamed, type NamedPlaces } from './place-names.repository.js';

type Maker = { id: string; firstName: string; lastName: string } | null;

interface NamedSteps {
  table: { insertFree: (rows: { name: string }[], by: string | null) => Promise<string[]> };
  recordAll: (done: { step: string; by: Maker; ids: string[] }) => Promise<unknown>;
}

/**
 * Finds departments and designations by name, for imports and invitations, and creates missing ones. Inside
 * `TenantDb.run` only.
 */
@Injectable()
export class PlaceNames {
  private readonly departments: NamedSteps;
  private readonly designations: NamedSteps;

  constructor(
    private readonly db: TenantDb,
    records: Records,
  ) {
    this.departments = records.of(DEPARTMENTS);
    this.designations = records.of(DESIGNATIONS);
  }

  /** @returns name as given -> id */
  departmentsOf(names: readonly string[], by: Maker): Promise<Map<string, string>> {
    return this.resolve({ table: 'department', steps: this.departments, code: 'lower(code)' }, names, by);
  }

  designationsOf(names: readonly string[], by: Maker): Promise<Map<string, string>> {
    return this.resolve({ table: 'designation', steps: this.designations, code: 'null' }, names, by);
  }

  private async resolve(
    { table, steps, code }: NamedPlaces & { steps: NamedSteps },
    names: readonly string[],
    by: Maker,
  ): Promise<Map<string, string>> {
    const keys = names.map((name) => name.toLowerCase());
    const known = await findNamed(this.db, { table, code }, keys);
    const missing = new Map(
      names.map((name) => [name.toLowerCase(), name]).filter(([key]) => !known.has(key ?? '')) as [
        string,
        string,
      ][],
    );
    if (missing.size > 0) {
      const made = await steps.table.insertFree(
        [...missing.values()].map((name) => ({ name })),
        by?.id ?? null,
      );
      await steps.recordAll({ step: 'create', by, ids: made });
    }
    // Another transaction may have created one meanwhile; the second lookup finds it too.
    const found = missing.size > 0 ? await findNamed(this.db, { table, code }, keys) : known;
    return new Map(
      names.flatMap((name) => {
        const id = found.get(name.toLowerCase());
        return id === undefined ? [] : [[name, id] as const];
      }),
    );
  }
}
