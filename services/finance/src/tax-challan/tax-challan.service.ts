import {
  dayIn,
  TAX_CHALLAN,
  type CreateTaxChallan,
  type TaxChallan,
  type UpdateTaxChallan,
} from '@atrium/contracts';
import { Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { TaxChallanEntity } from './tax-challan.entity.js';
import { TAX_CHALLANS, type TaxChallanRow } from './tax-challan.record.js';

/** Challans of tax that is deposited already. */
@Injectable()
export class TaxChallanService {
  readonly steps: RecordSteps<TaxChallanRow, TaxChallanEntity, TaxChallan>;

  constructor(
    records: Records,
    private readonly clock: Clock,
  ) {
    this.steps = records.of(TAX_CHALLANS);
  }

  /** @throws {AppError} TAX_CHALLAN_TAKEN on `serial`, TAX_CHALLAN_AHEAD on `paidOn` */
  create(user: SignedInUser, values: CreateTaxChallan): Promise<TaxChallan> {
    this.check(user, values.paidOn);
    return this.steps.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, TAX_CHALLAN_TAKEN on `serial`, TAX_CHALLAN_AHEAD on `paidOn` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateTaxChallan): Promise<TaxChallan> {
    this.check(user, values.paidOn);
    return this.steps.run(user, { step: 'update', id, version, change: () => values });
  }

  private check(user: SignedInUser, paidOn: string | undefined): void {
    if (paidOn !== undefined && paidOn > dayIn(this.clock.now(), user.companyTimezone))
      throw refusedField('paidOn', TAX_CHALLAN.errors.TAX_CHALLAN_AHEAD);
  }
}
