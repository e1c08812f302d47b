import {
  EMPLOYEE,
  HR_ERRORS,
  STATUTORY_READ,
  type MaskedField,
  type SaveStatutory,
  type StatutoryDetails,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { fullName } from '../employee/employee.record.js';
import { BankChangeMails } from './bank-change-mails.service.js';
import { StatutoryRepository } from './statutory.repository.js';
import { changesOf, changeStatutory, masked } from './statutory.rules.js';

/** Numbers of the state and of banks: shown masked, each full one on request and on record. */
@Injectable()
export class StatutoryService {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly statutory: StatutoryRepository,
    private readonly directory: UserDirectoryService,
    private readonly mails: BankChangeMails,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  get({ companyId }: SignedInUser, employeeId: string): Promise<StatutoryDetails> {
    return this.db.run(companyId, async () => this.show((await this.find(employeeId)).id));
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD */
  getOwn(user: SignedInUser): Promise<StatutoryDetails> {
    return this.db.run(user.companyId, async () => this.show((await this.findOwn(user)).id));
  }

  /** One number in full. @throws {AppError} NOT_FOUND, also when there is none */
  reveal(user: SignedInUser, employeeId: string, field: MaskedField): Promise<string> {
    return this.db.run(user.companyId, async () => this.open(user, await this.find(employeeId), field));
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD, NOT_FOUND when there is none */
  revealOwn(user: SignedInUser, field: MaskedField): Promise<string> {
    return this.db.run(user.companyId, async () => this.open(user, await this.findOwn(user), field));
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, EMPLOYEE_ARCHIVED */
  save(user: SignedInUser, employeeId: string, given: SaveStatutory): Promise<StatutoryDetails> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.find(employeeId);
      await this.change(user, employee, given);
      return this.show(employee.id);
    });
  }

  /** Inside `TenantDb.run` only. @param by null: the portal itself */
  async change(
    by: SignedInUser | null,
    employee: EmployeeEntity,
    { version, ...given }: SaveStatutory,
  ): Promise<void> {
    if (employee.archivedAt) throw new AppError(EMPLOYEE.errors.EMPLOYEE_ARCHIVED);
    const before = (await this.statutory.read(employee.id)).values;
    const values = changeStatutory(before, given);
    await this.statutory.save(employee.id, { version, values }, by?.id ?? null);
    const after = changesOf(before, values);
    this.audit.record({ action: 'employee.changeStatutory', by, resource: resourceOf(employee), after });
    if (after.account === 'changed' || after.ifsc === 'changed') await this.mails.send(employee);
    const audience = { check: STATUTORY_READ, orUsers: employee.userId ? [employee.userId] : [] };
    await this.live.publish({ type: 'invalidate', tags: ['StatutoryDetails'] }, audience);
  }

  private async open(user: SignedInUser, employee: EmployeeEntity, field: MaskedField): Promise<string> {
    const value = (await this.statutory.read(employee.id)).values[field];
    if (value === null) throw notFound();
    await this.statutory.noteShown(employee.id, user.id, this.clock.now());
    const after = { shown: field };
    this.audit.record({
      action: 'employee.showStatutory',
      by: user,
      resource: resourceOf(employee),
      after,
    });
    return value;
  }

  private async show(employeeId: string): Promise<StatutoryDetails> {
    const { values, version, shownAt, shownBy } = await this.statutory.read(employeeId);
    const { bankName, pfMode, epsEligible, taxRegime } = values;
    const names = await this.directory.listNames(this.db.currentCompanyId(), shownBy ? [shownBy] : []);
    const lastShown = shownAt && shownBy ? { by: names.get(shownBy) ?? '', at: shownAt.toISOString() } : null;
    return { ...masked(values), bankName, pfMode, epsEligible, taxRegime, lastShown, version };
  }

  private async find(id: string): Promise<EmployeeEntity> {
    const employee = await this.employees.find(id);
    if (!employee) throw notFound();
    return employee;
  }

  private async findOwn({ id }: SignedInUser): Promise<EmployeeEntity> {
    const own = await this.employees.findByUser(id);
    if (!own || own.archivedAt) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
    return own;
  }
}

const resourceOf = (employee: EmployeeEntity) => ({
  kind: EMPLOYEE.kind,
  id: employee.id,
  title: fullName(employee),
});
