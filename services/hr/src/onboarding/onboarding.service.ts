import {
  LIFECYCLE_ERRORS,
  ONBOARDING_ERRORS,
  type EmployeeDocument,
  type OfferDocument,
  type OwnOnboarding,
  type SaveNumbersStep,
  type SavePersonalStep,
} from '@atrium/contracts';
import { AppError, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeDocuments } from '../document/employee-document.service.js';
import { isBornAfter } from '../employee/born-after.rules.js';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { storedPhone } from '../employee/employee-phone.rules.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { statusOf } from '../employee/employment-phase.rules.js';
import { PersonalDetailsService } from '../personal/personal-details.service.js';
import { StatutoryService } from '../statutory/statutory.service.js';
import { OnboardingNotifications } from './onboarding-notifications.service.js';
import { OnboardingProgress } from './onboarding-progress.service.js';

/**
 * What new people tell HR about themselves. Until they have finished they change it themselves; afterwards they ask HR.
 */
@Injectable()
export class OnboardingService {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly personalDetails: PersonalDetailsService,
    private readonly statutoryDetails: StatutoryService,
    private readonly documents: EmployeeDocuments,
    private readonly notifications: OnboardingNotifications,
    private readonly progress: OnboardingProgress,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  async read(user: SignedInUser): Promise<OwnOnboarding> {
    const employee = await this.db.run(user.companyId, () => this.employees.findByUser(user.id));
    if (!employee) return { state: 'preparing', version: 0, done: [] };
    const state = isOpen(employee) ? 'open' : 'closed';
    return {
      state,
      version: employee.version,
      done: state === 'open' ? await this.progress.stepsDone(user, employee) : [],
    };
  }

  /** @throws {AppError} ONBOARDING_CLOSED, STALE_VERSION, BORN_AFTER_JOINING */
  async savePersonal(
    user: SignedInUser,
    { phone: typed, birthDate, contacts, ...personal }: SavePersonalStep,
  ): Promise<OwnOnboarding> {
    await this.db.run(user.companyId, async () => {
      const employee = await this.lock(user);
      const values = { ...personal, emergencyContacts: contacts };
      const phone = storedPhone(typed, { known: [employee.phone] });
      if (isBornAfter(birthDate, employee.joiningDate))
        throw refusedField('birthDate', LIFECYCLE_ERRORS.BORN_AFTER_JOINING);
      await this.personalDetails.change(user, employee, values);
      if (phone !== employee.phone || birthDate !== employee.birthDate)
        await this.change(user, employee.id, { step: 'update', values: { phone, birthDate } });
    });
    return this.read(user);
  }

  /** @throws {AppError} ONBOARDING_CLOSED, STALE_VERSION */
  async saveNumbers(user: SignedInUser, given: SaveNumbersStep): Promise<OwnOnboarding> {
    await this.db.run(user.companyId, async () =>
      this.statutoryDetails.change(user, await this.lock(user), given),
    );
    return this.read(user);
  }

  /** A document that waits for HR. @throws {AppError} ONBOARDING_CLOSED, TOO_MANY_DOCUMENTS, VALIDATION_FAILED on `fileId` */
  async offer(user: SignedInUser, given: OfferDocument): Promise<EmployeeDocument> {
    const { id } = await this.db.run(user.companyId, () => this.lock(user));
    return this.documents.offer(user, id, given);
  }

  /** @throws {AppError} ONBOARDING_CLOSED, ONBOARDING_UNFINISHED, STALE_VERSION */
  async finish(user: SignedInUser, version: number): Promise<OwnOnboarding> {
    const open = await this.read(user);
    await this.db.run(user.companyId, async () => {
      const employee = await this.lock(user);
      if (employee.version !== version) throw new AppError('STALE_VERSION');
      if (!open.done.includes('personal')) throw new AppError(ONBOARDING_ERRORS.ONBOARDING_UNFINISHED);
      await this.change(user, employee.id, { step: 'finishOnboarding', values: { phase: 'active' } });
      await this.notifications.finished(user, employee, open.done);
    });
    return this.read(user);
  }

  private async change(
    user: SignedInUser,
    id: string,
    { step, values }: { step: string; values: Values<EmployeeEntity> },
  ): Promise<void> {
    const before = await this.steps.rows.read(id);
    await this.steps.table.change({ id, version: before.version }, values, user.id);
    await this.steps.record({ step, by: user, id, before });
  }

  private async lock(user: SignedInUser): Promise<EmployeeEntity> {
    const employee = await this.employees.lockByUser(user.id);
    if (!employee || !isOpen(employee)) throw new AppError(ONBOARDING_ERRORS.ONBOARDING_CLOSED);
    return employee;
  }
}

const isOpen = (employee: EmployeeEntity): boolean => statusOf(employee) === 'onboarding';
