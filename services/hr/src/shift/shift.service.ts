import {
  SHIFT,
  dayIn,
  type CreateShift,
  type Shift,
  type Transition,
  type UpdateShift,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EarlierPlans } from '../person-calendar/earlier-plan.repository.js';
import { changeHoldsFrom, isPlanChanged, needsNewVersion } from '../person-calendar/plan-version.rules.js';
import type { ShiftEntity } from './shift.entity.js';
import { SHIFTS, type ShiftRow } from './shift.record.js';
import { ShiftUses } from './shift-use.repository.js';
import { faultOf } from './shift.rules.js';

const { PLAN_BEGINS_IN_PAST, SHIFT_IN_USE } = SHIFT.errors;

/** The shifts of a company. What was planned for the days before a change stays. */
@Injectable()
export class ShiftService {
  readonly steps: RecordSteps<ShiftRow, ShiftEntity, Shift>;

  constructor(
    records: Records,
    private readonly clock: Clock,
    private readonly earlier: EarlierPlans,
    private readonly uses: ShiftUses,
  ) {
    this.steps = records.of(SHIFTS);
  }

  /** @throws {AppError} SHIFT_NAME_TAKEN, and what is wrong with its hours */
  async create(user: SignedInUser, values: CreateShift): Promise<Shift> {
    checkHours(values);
    return this.steps.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, SHIFT_ARCHIVED, PLAN_BEGINS_IN_PAST, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateShift): Promise<Shift> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        if (!isPlanChanged(SHIFT.fields, row, values)) return { ...values, validFrom: row.validFrom };
        const next = { ...row, ...values };
        checkHours(next);
        const today = dayIn(this.clock.now(), user.companyTimezone);
        const validFrom = changeHoldsFrom(values.validFrom, row, today);
        if (validFrom === null) throw refusedField('validFrom', PLAN_BEGINS_IN_PAST);
        if (needsNewVersion(row, validFrom)) await this.earlier.keep('shift', id);
        return { ...values, validFrom };
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, SHIFT_IN_USE */
  archive(user: SignedInUser, id: string, { version }: Transition): Promise<Shift> {
    return this.steps.run(user, {
      step: 'archive',
      id,
      version,
      change: async () => {
        const today = dayIn(this.clock.now(), user.companyTimezone);
        if (await this.uses.isPlanned(id, today)) throw new AppError(SHIFT_IN_USE);
        return { archivedAt: this.clock.now() };
      },
    });
  }
}

function checkHours(shift: CreateShift): void {
  const fault = faultOf(shift);
  if (fault) throw refusedField(fault.field, fault.refusal);
}
