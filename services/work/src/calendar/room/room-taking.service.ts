import { Injectable } from '@nestjs/common';

/** A time in milliseconds of the epoch in which something takes a room. */
export interface TakenRoom {
  id: string;
  start: number;
  end: number;
}

/** Something besides events that takes rooms. Services extend this class; a provider takes part. */
@Injectable()
export abstract class RoomTaking {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  /** When its records take a room. Inside `TenantDb.run`. */
  abstract listTaken(roomId: string, span: { from: Date; to: Date }): Promise<TakenRoom[]>;
}
