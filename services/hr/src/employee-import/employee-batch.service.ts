import { Audit, type SignedInUser } from '@atrium/platform';
import type { CreatedRow } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeNews } from '../employee/employee-news.service.js';
import {
  EmployeeImportRepository,
  type FoundManager,
  type NewImported,
} from './employee-import.repository.js';
import type { EmployeeRow } from './employee-order.rules.js';

const FIRST_VERSION = 1;
const NO_MANAGER = 'Nobody who works here has this code or e-mail as a manager.';
const TAKEN = 'Another employee has got this e-mail or code since the file was checked.';
/** In each somebody else took a code that was to be given out. */
const MOST_ROUNDS = 20;

/** Puts a batch of imported employees into the company. */
@Injectable()
export class EmployeeBatch {
  constructor(
    private readonly employees: EmployeeImportRepository,
    private readonly audit: Audit,
    private readonly news: EmployeeNews,
  ) {}

  /** Inside `TenantDb.run`. */
  async create(user: SignedInUser, rows: EmployeeRow[]): Promise<CreatedRow[]> {
    await this.employees.lock();
    const results: CreatedRow[] = [];
    // Those whose managers are there already, then those whom these manage, and so on.
    for (let waiting = rows; waiting.length > 0;) {
      const { able, later, lost } = await this.divide(waiting);
      results.push(...lost.map(({ id }) => ({ id, refusal: NO_MANAGER })));
      results.push(...(await this.insert(user, able)));
      waiting = later;
    }
    await this.news.announce({ userId: null });
    return results;
  }

  private async divide(rows: EmployeeRow[]) {
    const names = rows.flatMap(({ content }) => content.manager ?? []);
    const found = await this.employees.findManagers([...new Set(names)]);
    const byName = new Map(
      found.flatMap((each) => [[each.code, each] as const, [each.workEmail, each] as const]),
    );
    const coming = new Set(rows.flatMap(({ content: { values } }) => [values.workEmail, values.code ?? '']));
    const able: { row: EmployeeRow; manager: FoundManager | null }[] = [];
    const [later, lost]: [EmployeeRow[], EmployeeRow[]] = [[], []];
    for (const row of rows) {
      const { manager: name } = row.content;
      const manager = name === null ? null : byName.get(name);
      if (manager !== undefined) able.push({ row, manager });
      else (coming.has(name ?? '') ? later : lost).push(row);
    }
    // Nobody can come: whoever they wait for waits for them.
    return able.length > 0 ? { able, later, lost } : { able, later: [], lost: [...lost, ...later] };
  }

  private async insert(
    user: SignedInUser,
    able: { row: EmployeeRow; manager: FoundManager | null }[],
  ): Promise<CreatedRow[]> {
    const results: CreatedRow[] = [];
    let open = able;
    for (let round = 0; open.length > 0 && round < MOST_ROUNDS; round += 1) {
      const fresh = await this.withCodes(user, open);
      const made = await this.employees.insertUnlessTaken(fresh);
      for (const each of fresh.filter(({ id }) => made.has(id))) {
        const manager = able.find(({ row }) => row.id === each.id)?.manager ?? null;
        this.record(user, each, manager);
        results.push({ id: each.id, version: FIRST_VERSION });
      }
      const left = open.filter(({ row }) => !made.has(row.id));
      const taken = await this.findTaken(left.map(({ row }) => row));
      results.push(...taken.map((id) => ({ id, refusal: TAKEN })));
      open = left.filter(({ row }) => !taken.includes(row.id));
    }
    return [...results, ...open.map(({ row }) => ({ id: row.id, refusal: TAKEN }))];
  }

  private async withCodes(
    { id: createdBy }: SignedInUser,
    able: { row: EmployeeRow; manager: FoundManager | null }[],
  ): Promise<NewImported[]> {
    const after = Math.max(0, ...able.map(({ row }) => row.content.codeAfter));
    let number = Math.max(after, await this.employees.highestCodeNumber());
    return able.map(({ row: { id, content }, manager }) => {
      const code = content.values.code ?? `E${String((number += 1)).padStart(4, '0')}`;
      return { id, values: { ...content.values, code }, managerId: manager?.id ?? null, createdBy };
    });
  }

  /** The others did not get in because of a code that was to be given out. */
  private async findTaken(rows: EmployeeRow[]): Promise<string[]> {
    if (rows.length === 0) return [];
    const emails = rows.map(({ content }) => content.values.workEmail);
    const codes = rows.flatMap(({ content }) => content.values.code ?? []);
    const present = await this.employees.findPresent(emails, codes, []);
    return rows
      .filter(({ content: { values } }) => {
        return present.emails.has(values.workEmail) || (values.code && present.codes.has(values.code));
      })
      .map(({ id }) => id);
  }

  private record(by: SignedInUser, { id, values }: NewImported, manager: FoundManager | null): void {
    const resource = { kind: 'employee', id, title: `${values.firstName} ${values.lastName}` };
    const after = { ...values, manager: manager?.name ?? null, invited: false, account: false };
    this.audit.record({ action: 'employee.create', by, resource, after });
  }
}
