import {
  dayIn,
  HR_ERRORS,
  REQUISITION,
  type CreateRequisition,
  type Requisition,
  type Transition,
  type UpdateRequisition,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { Requests } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { HIRING_KIND } from './hiring-request-kind.service.js';
import { Openings } from './openings.service.js';
import { REQUISITIONS, type RequisitionRow, type RequisitionSteps } from './requisition.record.js';

/** What people ask to hire, until it is approved. */
@Injectable()
export class RequisitionService {
  readonly steps: RequisitionSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly requests: Requests,
    private readonly openings: Openings,
  ) {
    this.steps = records.of(REQUISITIONS);
  }

  /** @throws {AppError} NO_EMPLOYEE_RECORD, NO_APPROVER, VALIDATION_FAILED and what the fields refuse */
  create(user: SignedInUser, { send, ...given }: CreateRequisition): Promise<Requisition> {
    return this.db.run(user.companyId, async () => {
      const own = await this.employees.findByUser(user.id);
      if (!own || own.archivedAt) throw new AppError(HR_ERRORS.NO_EMPLOYEE_RECORD);
      this.check(user, given);
      const made = await this.steps.create(user, { ...given, askedById: own.id });
      return send ? this.send(user, made.id, { version: made.version }) : made;
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, and as `create` */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateRequisition): Promise<Requisition> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (before) => {
        this.check(user, { ...before, ...given });
        return given;
      },
    });
  }

  /** Without a step that applies it is approved at once. @throws {AppError} TRANSITION_REFUSED, NO_APPROVER */
  send(user: SignedInUser, id: string, { version }: Transition): Promise<Requisition> {
    return this.db.run(user.companyId, async () => {
      await this.steps.run(user, {
        step: 'send',
        id,
        version,
        change: (row) => {
          this.check(user, row);
          return {};
        },
      });
      const row = await this.steps.rows.read(id);
      await this.requests.submit(user, {
        kind: HIRING_KIND,
        employeeId: row.askedById,
        ref: id,
        summary: words('{seats, plural, one {# seat} other {# seats}}: {title}', {
          seats: row.seats,
          title: row.title,
        }),
      });
      return this.steps.get(user, id);
    });
  }

  /** What was sent is taken back, by whoever sent it. @throws {AppError} NOT_YOUR_TURN, TRANSITION_REFUSED */
  withdraw(user: SignedInUser, id: string, { version }: Transition): Promise<Requisition> {
    return this.db.run(user.companyId, async () => {
      await this.steps.open(user, { step: 'withdraw', id, version });
      await this.requests.withdraw(user, { kind: HIRING_KIND, ref: id });
      return this.steps.get(user, id);
    });
  }

  /** Nobody is to be hired any more. @throws {AppError} TRANSITION_REFUSED, REQUISITION_OFFERS */
  cancel(user: SignedInUser, id: string, { version }: Transition): Promise<Requisition> {
    return this.steps.run(user, {
      step: 'cancel',
      id,
      version,
      first: async () => {
        const { openingId } = await this.steps.find(user, id);
        if (openingId !== null) await this.openings.lock(openingId);
      },
      change: async ({ openingId }) => {
        if (openingId !== null) await this.openings.drop(openingId, user);
        return {};
      },
    });
  }

  private check(user: SignedInUser, given: Checked): void {
    const { REQUISITION_BUDGET, REQUISITION_PAST } = REQUISITION.errors;
    if (given.budgetMax < given.budgetMin) throw refusedField('budgetMax', REQUISITION_BUDGET);
    const today = dayIn(this.clock.now(), user.companyTimezone);
    if (given.neededBy < today) throw refusedField('neededBy', REQUISITION_PAST);
  }
}

type Checked = Pick<RequisitionRow, 'budgetMin' | 'budgetMax' | 'neededBy'>;
