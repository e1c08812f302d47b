import {
  BULK_LIMIT,
  can,
  type Action,
  type BulkAction,
  type BulkEmployees,
  type BulkReport,
  type Employee,
  type EmployeeListQuery,
} from '@atrium/contracts';
import { AppError, Audit, toAppError, type SignedInUser } from '@atrium/platform';
import { Injectable, Logger } from '@nestjs/common';
import { EmployeeArchive } from './employee-archive.service.js';
import { EmployeeInvitation } from './employee-invitation.service.js';
import { fullName } from './employee.mapper.js';
import { EMPLOYEE_RESOURCE } from './employee.policy.js';
import { EmployeeReader } from './employee-reader.service.js';
import { EmployeeService } from './employee.service.js';

const NEEDS: Record<BulkAction, Action> = {
  archive: 'delete',
  restore: 'delete',
  invite: 'create',
  setDepartment: 'update',
};
/** What the use case of one employee writes into the audit trail. */
const RECORDED: Record<BulkAction, string> = {
  archive: 'employee.archive',
  restore: 'employee.restore',
  invite: 'employee.invite',
  setDepartment: 'employee.update',
};
const PAGE = 100;

type Chosen = Employee | { id: string; missing: string };

/**
 * One action on many employees, each in a transaction of its own: what is refused for one (an archived person, an
 * e-mail that is taken) stops nobody else, and the report says it.
 */
@Injectable()
export class EmployeeBulk {
  private readonly logger = new Logger(EmployeeBulk.name);

  constructor(
    private readonly reader: EmployeeReader,
    private readonly employees: EmployeeService,
    private readonly archive: EmployeeArchive,
    private readonly invitation: EmployeeInvitation,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when nobody is chosen */
  async run(user: SignedInUser, order: BulkEmployees): Promise<BulkReport> {
    const { tab, resource } = EMPLOYEE_RESOURCE;
    if (!can(user, tab, resource, NEEDS[order.action])) throw new AppError('ACCESS_DENIED');
    const { chosen, more } = await this.choose(user, order);
    const rows: BulkReport['rows'] = [];
    for (const each of chosen) rows.push(await this.attempt(user, each, order));
    if (rows.every(({ refusal }) => refusal !== null)) this.audit.skip(RECORDED[order.action]);
    return { rows, more };
  }

  private async choose(user: SignedInUser, { ids, matching }: BulkEmployees) {
    if (matching) return this.match(user, matching);
    if (!ids?.length) throw new AppError('VALIDATION_FAILED', { fields: { ids: 'Choose somebody.' } });
    const chosen: Chosen[] = [];
    for (const id of new Set(ids)) chosen.push(await this.reader.get(user, id).catch(missing(id)));
    return { chosen, more: false };
  }

  private async match(user: SignedInUser, query: EmployeeListQuery) {
    const chosen: Chosen[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.reader.list(user, { ...query, limit: PAGE, cursor });
      chosen.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && chosen.length < BULK_LIMIT);
    return { chosen, more: cursor !== undefined };
  }

  private async attempt(user: SignedInUser, each: Chosen, order: BulkEmployees) {
    if ('missing' in each) return { id: each.id, name: null, refusal: each.missing };
    const row = { id: each.id, name: fullName(each) };
    try {
      await this.change(user, each, order);
      return { ...row, refusal: null };
    } catch (error) {
      const failure = toAppError(error);
      if (failure.status >= 500)
        this.logger.error({ err: error, employeeId: each.id }, 'A bulk action failed.');
      return { ...row, refusal: failure.message };
    }
  }

  private change(
    user: SignedInUser,
    { id, version }: Employee,
    { action, department }: BulkEmployees,
  ): Promise<Employee> {
    switch (action) {
      case 'archive':
        return this.archive.archive(user, id, version);
      case 'restore':
        return this.archive.restore(user, id, version);
      case 'invite':
        return this.invitation.invite(user, id, version);
      case 'setDepartment':
        return this.employees.update(user, id, { version, department });
    }
  }
}

const missing = (id: string) => (error: unknown) => {
  const { code, message } = toAppError(error);
  if (code !== 'NOT_FOUND') throw error;
  return { id, missing: message };
};
