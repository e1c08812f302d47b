import {
  EMPLOYEE,
  HR_ERRORS,
  type EmergencyContact,
  type PersonalDetails,
  type SaveContacts,
  type SavePersonal,
} from '@atrium/contracts';
import { AppError, Audit, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { storedPhone } from '../employee/employee-phone.rules.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { fullName } from '../employee/employee.record.js';
import { PersonalDetailsRepository, type PersonalValues } from './personal-details.repository.js';
import { RowReaders } from '@atrium/records';
import { mayCall } from '../people-scope.policy.js';

/** What the company keeps about people besides their jobs: HR keeps it, each person reads their own. */
@Injectable()
export class PersonalDetailsService {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly personal: PersonalDetailsRepository,
    private readonly readers: RowReaders,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  get({ companyId }: SignedInUser, employeeId: string): Promise<PersonalDetails> {
    return this.db.run(companyId, async () => this.show(await this.find(employeeId)));
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD */
  getOwn(user: SignedInUser): Promise<PersonalDetails> {
    return this.db.run(user.companyId, async () => this.show(await this.findOwn(user)));
  }

  /** For whoever leads the person, besides HR. @throws {AppError} NOT_FOUND, also for people of other teams */
  listContacts(user: SignedInUser, employeeId: string): Promise<EmergencyContact[]> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.find(employeeId);
      if (!mayCall(await this.readers.of(user), employee)) throw notFound();
      return (await this.personal.read(employee.id)).emergencyContacts;
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, EMPLOYEE_ARCHIVED */
  save(user: SignedInUser, employeeId: string, values: SavePersonal): Promise<PersonalDetails> {
    return this.db.run(user.companyId, async () => this.change(user, await this.find(employeeId), values));
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, EMPLOYEE_ARCHIVED */
  saveContacts(user: SignedInUser, employeeId: string, given: SaveContacts): Promise<PersonalDetails> {
    return this.db.run(user.companyId, async () => {
      const values = { version: given.version, emergencyContacts: given.contacts };
      return this.change(user, await this.find(employeeId), values);
    });
  }

  /** Whom to call is the person's own to say. @throws {AppError} NO_EMPLOYEE_RECORD, STALE_VERSION */
  saveOwnContacts(user: SignedInUser, { version, contacts }: SaveContacts): Promise<PersonalDetails> {
    return this.db.run(user.companyId, async () =>
      this.change(user, await this.findOwn(user), { version, emergencyContacts: contacts }),
    );
  }

  /** Inside `TenantDb.run` only. @param by null: the portal itself */
  async change(
    by: SignedInUser | null,
    employee: EmployeeEntity,
    values: Partial<PersonalValues> & { version: number },
  ): Promise<PersonalDetails> {
    if (employee.archivedAt) throw new AppError(EMPLOYEE.errors.EMPLOYEE_ARCHIVED);
    const before = await this.personal.read(employee.id);
    await this.personal.save(employee.id, withStoredPhones(values, before), by?.id ?? null);
    const after = await this.personal.read(employee.id);
    this.audit.record({
      action: 'employee.changePersonal',
      by,
      resource: { kind: EMPLOYEE.kind, id: employee.id, title: fullName(employee) },
      before: audited(before),
      after: audited(after),
    });
    const audience = { check: EMPLOYEE.check('read'), orUsers: employee.userId ? [employee.userId] : [] };
    await this.live.publish({ type: 'invalidate', tags: ['PersonalDetails'] }, audience);
    return this.show(employee);
  }

  private async show({ id, phone, birthDate }: EmployeeEntity): Promise<PersonalDetails> {
    return { employeeId: id, phone, birthDate, ...(await this.personal.read(id)) };
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

function withStoredPhones<Given extends Partial<PersonalValues>>(
  values: Given,
  before: PersonalValues,
): Given {
  const known = before.emergencyContacts.map(({ phone }) => phone);
  const contacts = values.emergencyContacts?.map((contact, at) => {
    const phone = storedPhone(contact.phone, { field: `contacts.${String(at)}.phone`, known });
    return { ...contact, phone };
  });
  return contacts ? { ...values, emergencyContacts: contacts } : values;
}

const audited = ({ emergencyContacts, ...values }: PersonalValues & { version: number }) => ({
  ...values,
  version: undefined,
  emergencyContacts: emergencyContacts.map(({ name, relation, phone }) => `${name}, ${relation}, ${phone}`),
});
