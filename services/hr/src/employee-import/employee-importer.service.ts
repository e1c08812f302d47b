import { Audit, inTurns, notFound, type SignedInUser } from '@atrium/platform';
import {
  Importer,
  type CheckedRow,
  type CreatedRow,
  type MadeRow,
  type ReadRow,
  type UndoneRow,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeInvitation } from '../employee/employee-invitation.service.js';
import { EmployeeNews } from '../employee/employee-news.service.js';
import { EMPLOYEE_RESOURCE } from '../employee/employee.policy.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { fullName } from '../employee/employee.mapper.js';
import { EmployeeBatch } from './employee-batch.service.js';
import { EMPLOYEE_FIELDS } from './employee-fields.rules.js';
import { EmployeeImportRepository, type RemovalOutcome } from './employee-import.repository.js';
import { checkEmployees, type EmployeeRow } from './employee-order.rules.js';
import { readEmployee, type ImportedEmployee } from './employee-row.rules.js';

const LEFT: Record<Exclude<RemovalOutcome, 'removed'>, string> = {
  changed: 'Somebody has changed this employee since. Archive them if they are to go.',
  invited: 'They were invited. Take the invitation back under Users and archive them.',
  used: 'Something else speaks of this employee: people who report to them, or their attendance.',
  gone: 'This employee is not there any more.',
};

/** Employees from a file, by the rules of the form. */
@Injectable()
export class EmployeeImporter extends Importer<ImportedEmployee> {
  readonly key = 'hr.employees';
  readonly title = 'Employees';
  readonly permission = { ...EMPLOYEE_RESOURCE, action: 'create' as const };
  readonly remote = 'hr';
  readonly fields = EMPLOYEE_FIELDS;
  readonly followUp = {
    label: 'Send an invitation to each work e-mail',
    run: (user: SignedInUser, row: MadeRow) => this.invite(user, row),
  };

  constructor(
    private readonly imported: EmployeeImportRepository,
    private readonly employees: EmployeeRepository,
    private readonly batch: EmployeeBatch,
    private readonly invitation: EmployeeInvitation,
    private readonly news: EmployeeNews,
    private readonly audit: Audit,
  ) {
    super();
  }

  read(user: SignedInUser, cells: Readonly<Record<string, string>>): ReadRow<ImportedEmployee> {
    return readEmployee(cells, user.companyTimezone);
  }

  async check(rows: EmployeeRow[]): Promise<CheckedRow<ImportedEmployee>[]> {
    const emails = rows.map(({ content }) => content.values.workEmail);
    const codes = rows.flatMap(({ content }) => content.values.code ?? []);
    const managers = rows.flatMap(({ content }) => content.manager ?? []);
    return inTurns(checkEmployees(rows, await this.imported.findPresent(emails, codes, managers)));
  }

  create(user: SignedInUser, rows: EmployeeRow[]): Promise<CreatedRow[]> {
    return this.batch.create(user, rows);
  }

  async undo(user: SignedInUser, rows: MadeRow[]): Promise<UndoneRow[]> {
    const before = await this.employees.listByIds(rows.map(({ id }) => id));
    const outcomes = await this.imported.removeImported(
      rows.map(({ id }) => id),
      rows.map(({ version }) => version),
    );
    for (const employee of before) {
      if (outcomes.get(employee.id) !== 'removed') continue;
      const resource = { kind: 'employee', id: employee.id, title: fullName(employee) };
      const { code, workEmail } = employee;
      this.audit.record({ action: 'employee.remove', by: user, resource, before: { code, workEmail } });
    }
    await this.news.announce({ userId: null });
    return rows.map(({ id }) => {
      const outcome = outcomes.get(id) ?? 'gone';
      return { id, left: outcome === 'removed' ? null : LEFT[outcome] };
    });
  }

  private async invite(user: SignedInUser, { id }: MadeRow): Promise<number> {
    const employee = await this.employees.find(id);
    if (!employee) throw notFound();
    const { version } = await this.invitation.invite(user, id, employee.version);
    return version;
  }
}
