import {
  networksOf,
  WORKPLACE,
  type BulkOf,
  type BulkReport,
  type CreateWorkplace,
  type Page,
  type UpdateWorkplace,
  type Workplace,
  type WorkplaceQuery,
} from '@atrium/contracts';
import { Clock, refusedField, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { WorkplaceEntity } from './workplace.entity.js';
import { WORKPLACES, type WorkplaceRow } from './workplace.record.js';

const { WORKPLACE_NOWHERE, WORKPLACE_HALF_POSITION } = WORKPLACE.errors;

/** Where the people of a company clock in and out; a change holds for the next punch. */
@Injectable()
export class WorkplaceService {
  private readonly places: RecordSteps<WorkplaceRow, WorkplaceEntity, Workplace>;

  constructor(
    records: Records,
    private readonly clock: Clock,
  ) {
    this.places = records.of(WORKPLACES);
  }

  list(user: SignedInUser, query: WorkplaceQuery): Promise<Page<Workplace>> {
    return this.places.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Workplace> {
    return this.places.get(user, id);
  }

  /** @throws {AppError} WORKPLACE_NAME_TAKEN, WORKPLACE_NOWHERE, WORKPLACE_HALF_POSITION */
  create(user: SignedInUser, values: CreateWorkplace): Promise<Workplace> {
    return this.places.create(user, checked(values));
  }

  /** @throws {AppError} STALE_VERSION, WORKPLACE_ARCHIVED, as `create` */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateWorkplace): Promise<Workplace> {
    return this.places.run(user, {
      ...{ step: 'update', id, version },
      change: (row) => {
        checked({ ...row, ...values });
        return values;
      },
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, WORKPLACE_NAME_TAKEN */
  move(
    user: SignedInUser,
    { id, version, step }: Place & { step: 'archive' | 'restore' },
  ): Promise<Workplace> {
    return this.places.run(user, {
      ...{ step, id, version },
      change: () => ({ archivedAt: step === 'archive' ? this.clock.now() : null }),
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof WORKPLACE>): Promise<BulkReport> {
    return this.places.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
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
