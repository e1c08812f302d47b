import {
  networksOf,
  WORKPLACE,
  type CreateWorkplace,
  type UpdateWorkplace,
  type Workplace,
} from '@atrium/contracts';
import { refusedField, type SignedInUser } from '@atrium/platform';
import { Records, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { WorkplaceEntity } from './workplace.entity.js';
import { WORKPLACES, type WorkplaceRow } from './workplace.record.js';

const { WORKPLACE_NOWHERE, WORKPLACE_HALF_POSITION } = WORKPLACE.errors;

/** Where the people of a company clock in and out; a change holds for the next punch. */
@Injectable()
export class WorkplaceService {
  readonly steps: RecordSteps<WorkplaceRow, WorkplaceEntity, Workplace>;

  constructor(records: Records) {
    this.steps = records.of(WORKPLACES);
  }

  /** @throws {AppError} WORKPLACE_NAME_TAKEN, WORKPLACE_NOWHERE, WORKPLACE_HALF_POSITION */
  create(user: SignedInUser, values: CreateWorkplace): Promise<Workplace> {
    return this.steps.create(user, checked(values));
  }

  /** @throws {AppError} STALE_VERSION, WORKPLACE_ARCHIVED, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateWorkplace): Promise<Workplace> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: (row) => {
        checked({ ...row, ...values });
        return values;
      },
    });
  }
}

function checked(place: CreateWorkplace): CreateWorkplace {
  const { latitude, longitude, networks } = place;
  if ((latitude === null) !== (longitude === null))
    throw refusedField(latitude === null ? 'latitude' : 'longitude', WORKPLACE_HALF_POSITION);
  if (latitude === null && networksOf(networks).length === 0)
    throw refusedField('latitude', WORKPLACE_NOWHERE);
  return place;
}
