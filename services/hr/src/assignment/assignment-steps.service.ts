import {
  dayIn,
  type Assignment,
  type Created,
  type Shown,
  type Transition,
  type Updated,
} from '@atrium/contracts';
import { AppError, type Clock, type SignedInUser } from '@atrium/platform';
import type { Place, RecordSteps } from '@atrium/records';
import type { AssignmentEntity } from './assignment.entity.js';
import type { AssignmentRow, AssignmentRules } from './assignment.record.js';
import { checkAssignment } from './assignment.rules.js';

interface StepsParts {
  clock: Clock;
  follow: () => Promise<void>;
}

/**
 * What is more than usual of the operations on assignments of one kind. What has begun is not changed any more: another begins on a later day. Of
 * two people who give something to the same from the same day, the database lets one.
 */
export class AssignmentSteps<A extends Assignment> {
  constructor(
    private readonly rules: AssignmentRules<A>,
    readonly steps: RecordSteps<AssignmentRow, AssignmentEntity, Shown<A>>,
    private readonly parts: StepsParts,
  ) {}

  /** @throws {AppError} ASSIGNMENT_FOR_BOTH, PLAN_BEGINS_IN_PAST, `exists`, VALIDATION_FAILED on a reference */
  async create(user: SignedInUser, values: Created<A>): Promise<Shown<A>> {
    checkAssignment(values, this.todayOf(user));
    return this.steps.create(user, values, { after: () => this.parts.follow() });
  }

  /** @throws {AppError} STALE_VERSION, `archived`, `begun`, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: Updated<A>): Promise<Shown<A>> {
    return this.steps.run(user, {
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

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, `begun` */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<Shown<A>> {
    return this.move(user, { step: 'archive', id, version });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, `begun`, `exists` */
  restore(user: SignedInUser, id: string, { version }: Transition): Promise<Shown<A>> {
    return this.move(user, { step: 'restore', id, version });
  }

  private move(
    user: SignedInUser,
    { id, version, step }: Place & { step: 'archive' | 'restore' },
  ): Promise<Shown<A>> {
    return this.steps.run(user, {
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

  private checkNotBegun(user: SignedInUser, { validFrom }: AssignmentRow): void {
    if (validFrom < this.todayOf(user)) throw new AppError(this.rules.record.refusals.begun);
  }

  private todayOf({ companyTimezone }: SignedInUser): string {
    return dayIn(this.parts.clock.now(), companyTimezone);
  }
}
