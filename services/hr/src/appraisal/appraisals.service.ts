import {
  APPRAISAL,
  APPRAISAL_REASON_LEAST,
  HR_ERRORS,
  type Appraisal,
  type CreateAppraisal,
  type Transition,
} from '@atrium/contracts';
import { AppError, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { EvaluationResults } from '../evaluation/evaluation-result.service.js';
import { APPRAISAL_KIND } from './appraisal-request-kind.service.js';
import { APPRAISALS, type AppraisalSteps } from './appraisal.record.js';
import { PayHistories } from './pay-history.service.js';

const { errors } = APPRAISAL;

/** Rises of pay that leads and HR ask for after a published result. */
@Injectable()
export class Appraisals {
  readonly steps: AppraisalSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly results: EvaluationResults,
    private readonly pay: PayHistories,
    private readonly requests: Requests,
  ) {
    this.steps = records.of(APPRAISALS);
  }

  /**
   * @throws {AppError} NO_EMPLOYEE_RECORD, NOT_FOUND, NO_APPROVER, APPRAISAL_OWN, APPRAISAL_UNPUBLISHED;
   * APPRAISAL_OPEN, APPRAISAL_REASON and APPRAISAL_MONTH beside their field
   */
  create(user: SignedInUser, given: CreateAppraisal): Promise<Appraisal> {
    return this.db.run(user.companyId, async () => {
      const own = await this.employees.findByUser(user.id);
      if (!own || own.archivedAt) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      const { result, guideline } = await this.results.forAppraisal(user, given.resultId);
      if (result.userId === user.id) throw new AppError(errors.APPRAISAL_OWN);
      if (result.state !== 'published') throw new AppError(errors.APPRAISAL_UNPUBLISHED);
      if (guideline !== null && given.rise > guideline && given.reason.length < APPRAISAL_REASON_LEAST)
        throw refusedField('reason', errors.APPRAISAL_REASON);
      const last = await this.pay.lastChange(result.subjectId);
      if (last !== null && given.from <= last) throw refusedField('from', errors.APPRAISAL_MONTH);
      const values = { ...given, employeeId: result.subjectId, guideline, askedById: own.id };
      const { id } = await this.steps.create(user, values);
      await this.requests.submit(user, {
        kind: APPRAISAL_KIND,
        employeeId: own.id,
        ref: id,
        summary: words('{name}: {rise}% from {month}', {
          name: result.subjectName,
          rise: String(given.rise),
          month: given.from,
        }),
      });
      return this.steps.get(user, id);
    });
  }

  /** What was sent is taken back, by whoever sent it. @throws {AppError} NOT_YOUR_TURN, TRANSITION_REFUSED */
  withdraw(user: SignedInUser, id: string, { version }: Transition): Promise<Appraisal> {
    return this.db.run(user.companyId, async () => {
      await this.steps.open(user, { step: 'withdraw', id, version });
      await this.requests.withdraw(user, { kind: APPRAISAL_KIND, ref: id });
      return this.steps.get(user, id);
    });
  }
}
