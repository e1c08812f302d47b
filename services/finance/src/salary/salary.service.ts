import {
  SALARY,
  type CreateSalary,
  type SalaryRecord,
  type Transition,
  type UpdateSalary,
} from '@atrium/contracts';
import { OwnRecords } from '@atrium/hr-service';
import { Clock, RequestContext, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { say, words } from '@atrium/reach';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { laterMonth } from '../payroll/pay-month.rules.js';
import { PayStructureRepository } from '../structure/pay-structure.repository.js';
import type { SalaryEntity } from './salary.entity.js';
import { SALARIES, type SalaryRow } from './salary.record.js';
import { SalaryRepository } from './salary.repository.js';

type Agreed = Pick<CreateSalary, 'structureId' | 'overrides'>;

/** Salaries: nobody decides about their own, and what a locked payslip was computed by stays. */
@Injectable()
export class SalaryService {
  readonly steps: RecordSteps<SalaryRow, SalaryEntity, SalaryRecord>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly salaries: SalaryRepository,
    private readonly structures: PayStructureRepository,
    private readonly own: OwnRecords,
  ) {
    this.steps = records.of(SALARIES);
  }

  /** @throws {AppError} OWN_RECORD, SALARY_MONTH_TAKEN, VALIDATION_FAILED on a reference or `overrides` */
  create(user: SignedInUser, values: CreateSalary): Promise<SalaryRecord> {
    return this.db.run(user.companyId, async () => {
      await this.own.refuse(user, values.employeeId, { needs: SALARY.check('create') });
      await this.check(values);
      return this.steps.create(user, { ...values, decidedIn: await this.decidedIn(values) });
    });
  }

  /** @throws {AppError} OWN_RECORD, STALE_VERSION, SALARY_USED, VALIDATION_FAILED on a reference or `overrides` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateSalary): Promise<SalaryRecord> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async ({ employeeId, structureId, overrides }) => {
        await this.own.refuse(user, employeeId, { needs: SALARY.check('update') });
        await this.check({ structureId, overrides, ...values });
        return values;
      },
    });
  }

  /** @throws {AppError} OWN_RECORD, STALE_VERSION, SALARY_USED, TRANSITION_REFUSED */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<SalaryRecord> {
    return this.move(user, { id, version, step: 'archive' });
  }

  /** @throws {AppError} OWN_RECORD, STALE_VERSION, SALARY_MONTH_TAKEN, TRANSITION_REFUSED */
  restore(user: SignedInUser, id: string, { version }: Transition): Promise<SalaryRecord> {
    return this.move(user, { id, version, step: 'restore' });
  }

  /** What follows from an appraisal; nothing where it has followed before. Inside `TenantDb.run` only. */
  async follow(appraisalId: string, values: CreateSalary): Promise<void> {
    if (await this.salaries.hasAppraisal(appraisalId)) return;
    const decidedIn = await this.decidedIn(values);
    const [id] = await this.steps.table.insert([{ ...values, appraisalId, decidedIn }], null);
    if (id !== undefined) await this.steps.record({ step: 'create', by: null, id });
  }

  private move(
    user: SignedInUser,
    place: { id: string; version: number; step: 'archive' | 'restore' },
  ): Promise<SalaryRecord> {
    return this.steps.run(user, {
      ...place,
      change: async ({ employeeId, from }) => {
        await this.own.refuse(user, employeeId, { needs: SALARY.check('delete') });
        if (place.step === 'archive') return { archivedAt: this.clock.now() };
        return { archivedAt: null, decidedIn: await this.decidedIn({ employeeId, from }) };
      },
    });
  }

  /** With the first payslip that is still to come; what is locked was computed without it. */
  private async decidedIn({ employeeId, from }: Pick<CreateSalary, 'employeeId' | 'from'>): Promise<string> {
    const locked = await this.salaries.lastLocked(employeeId);
    return locked === null || locked < from ? from : laterMonth(locked, 1);
  }

  private async check({ structureId, overrides }: Agreed): Promise<void> {
    const [structure] = await this.structures.list([structureId]);
    const strange = overrides.find(({ code }) => structure && !structure.componentCodes.includes(code));
    if (!strange) return;
    const sentence = words('The structure has no component {code}.', { code: strange.code });
    throw wrongField('overrides', say(sentence, RequestContext.language() ?? 'en'));
  }
}
