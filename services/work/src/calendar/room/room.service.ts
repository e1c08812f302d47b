import type {
  BulkOf,
  BulkReport,
  CreateRoom,
  Page,
  Room,
  ROOM,
  RoomChoices,
  RoomQuery,
  UpdateRoom,
} from '@atrium/contracts';
import { Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Place, type RecordSteps } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { RoomEntity } from './room.entity.js';
import { ROOMS, type RoomRow } from './room.record.js';
import { RoomRepository } from './room.repository.js';

/** The rooms in which events take place. */
@Injectable()
export class RoomService {
  private readonly rooms: RecordSteps<RoomRow, RoomEntity, Room>;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly repository: RoomRepository,
    private readonly clock: Clock,
  ) {
    this.rooms = records.of(ROOMS);
  }

  list(user: SignedInUser, query: RoomQuery): Promise<Page<Room>> {
    return this.rooms.list(user, query);
  }

  /** Those in use. */
  async choices(user: SignedInUser): Promise<RoomChoices> {
    return { items: await this.db.run(user.companyId, () => this.repository.choices()) };
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Room> {
    return this.rooms.get(user, id);
  }

  /** @throws {AppError} ROOM_NAME_TAKEN */
  create(user: SignedInUser, values: CreateRoom): Promise<Room> {
    return this.rooms.create(user, values);
  }

  /** @throws {AppError} STALE_VERSION, ROOM_ARCHIVED, ROOM_NAME_TAKEN */
  update(user: SignedInUser, id: string, { version, ...values }: UpdateRoom): Promise<Room> {
    return this.rooms.run(user, { ...{ step: 'update', id, version }, change: () => values });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, ROOM_NAME_TAKEN */
  move(user: SignedInUser, { id, version, step }: Place & { step: 'archive' | 'restore' }): Promise<Room> {
    return this.rooms.run(user, {
      ...{ step, id, version },
      change: () => ({ archivedAt: step === 'archive' ? this.clock.now() : null }),
    });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, order: BulkOf<typeof ROOM>): Promise<BulkReport> {
    return this.rooms.bulk.run(user, order, ({ id, version }) =>
      order.step === 'update'
        ? this.update(user, id, { ...order.values, version })
        : this.move(user, { step: order.step, id, version }),
    );
  }
}
