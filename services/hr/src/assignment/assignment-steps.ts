import { dayIn, type Assignment, type BulkOf, type BulkReport, type Created } from '@atrium/contracts';
import type { Page, Queried, Shown, Updated } from '@atrium/contracts';
import { AppError, type Clock, type SignedInUser } from '@atrium/platform';
import type { Place, RecordSteps } from '@atrium/records';
import type { AssignmentEntity } from './assignment.entity.js';
import type { AssignmentRow, AssignmentRules } from './assignment.record.js';
import { checkAssignment } from './assignment.rules.js';

interface StepsParts<A extends Assignment> {
  steps: RecordSteps<AssignmentRow, AssignmentEntity, Shown<A>>;
  clock: Clock;
  follow: () => Promise<void>;
}

/**
 * All operations on assignments of one kind. What has begun is not changed any more: another begins on a later day. Of
 * two people who give something to the same from the same day, the database lets one.
 */
export class AssignmentSteps<A extends Assignment> {
  constructor(
    private readonly rules: AssignmentRules<A>,
    private readonly parts: StepsParts<A>,
  ) {}

  list(user: SignedInUser, query: Queried<A>): Promise<Page<Shown<A>>> {
    return this.parts.steps.list(user, query as Parameters<typeof this.parts.steps.list>[1]);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Shown<A>> {
    return this.parts.steps.get(user, id);
  }

  /** @throws {AppError} ASSIGNMENT_FOR_BOTH, PLAN_BEGINS_IN_PAST, `exists`, VALIDATION_FAILED on a reference */
  async create(user: SignedInUser, values: Created<A>): Promise<Shown<A>> {
    checkAssignment(values, this.todayOf(user));
    return this.parts.steps.create(user, values, { after: () => this.parts.follow() });
  }

  /** @throws {AppError} STALE_VERSION, `archived`, `begun`, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: Updated<A>): Promise<Shown<A>> {
    return this.parts.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (row) => {
        this.checkNotBegun(user, row);
        checkAssignment({ ...row, ...values }, this.todayOf(user));
        return values;
      },
      after: () => this.parts.follow(),
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, `begun`, `exists` */
  move(
    user: SignedInUser,
    { id, version, step }: Place & { step: 'archive' | 'restore' },
  ): Promise<Shown<A>> {
    return this.parts.steps.run(user, {
      step,
      id,
      version,
      change: (row) => {
        this.checkNotBegun(user, row);
        return { archivedAt: step === 'archive' ? this.parts.clock.now() : null };
      },
      after: () => this.parts.follow(),
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<A>): Promise<BulkReport> {
    return this.parts.steps.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version } as Updated<A>)
        : this.move(user, { step: order.step, id, version }),
    );
  }

  private checkNotBegun(user: SignedInUser, { validFrom }: AssignmentRow): void {
    if (validFrom < this.todayOf(user)) throw new AppError(this.rules.record.refusals.begun);
  }

  private todayOf({ companyTimezone }: SignedInUser): string {
    return dayIn(this.parts.clock.now(), companyTimezone);
  }
}
