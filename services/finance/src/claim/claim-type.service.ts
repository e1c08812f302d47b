import { CLAIM_TYPE, type ClaimType, type CreateClaimType, type UpdateClaimType } from '@atrium/contracts';
import { refusedField, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { ClaimTypeEntity } from './claim-type.entity.js';
import { CLAIM_TYPES, type ClaimTypeRow } from './claim-type.record.js';

/** What people can claim; only what has a limit has a rest. */
@Injectable()
export class ClaimTypeService {
  readonly steps: RecordSteps<ClaimTypeRow, ClaimTypeEntity, ClaimType>;

  constructor(records: Records) {
    this.steps = records.of(CLAIM_TYPES);
  }

  /** @throws {AppError} CLAIM_TYPE_NAME_TAKEN on `name`, CLAIM_TYPE_NO_LIMIT on `yearlyLimit` */
  async create(user: SignedInUser, values: CreateClaimType): Promise<ClaimType> {
    refuseNoLimit(values);
    return this.steps.create(user, values);
  }

  /** @throws {AppError} as `create`, STALE_VERSION */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateClaimType): Promise<ClaimType> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (before) => {
        refuseNoLimit({ ...before, ...values });
        return values;
      },
    });
  }
}

function refuseNoLimit({ paysRest, yearlyLimit }: Pick<CreateClaimType, 'paysRest' | 'yearlyLimit'>): void {
  if (paysRest && yearlyLimit === null)
    throw refusedField('yearlyLimit', CLAIM_TYPE.errors.CLAIM_TYPE_NO_LIMIT);
}
