import { EVENT_ERRORS, type CalendarEvent } from '@atrium/contracts';
import { AppError, TenantDb, type SignedInUser } from '@atrium/platform';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EventRow } from '../event/event-row.rules.js';
import { changesEvent } from '../event/event-sight.rules.js';
import { EventDoor } from './event-door.service.js';
import { EventEffects } from './event-effects.service.js';
import { EventRemains } from './event-remains.service.js';
import type { EventSnapshot, GoneEvent } from './event-snapshot.rules.js';
import { EventSnapshots } from './event-snapshots.service.js';
import { EventStore } from './event-store.service.js';
import { EventView } from './event-view.service.js';

/** Takes an edit or the end of an event back. */
@Injectable()
export class EventUndo {
  constructor(
    private readonly db: TenantDb,
    private readonly snapshots: EventSnapshots,
    private readonly door: EventDoor,
    private readonly readers: RowReaders,
    private readonly store: EventStore,
    private readonly remains: EventRemains,
    private readonly effects: EventEffects,
    private readonly view: EventView,
  ) {}

  /** @throws {AppError} NOT_FOUND, ACCESS_DENIED, STALE_VERSION, EVENT_UNDO_OVER, EVENT_ROOM_TAKEN */
  undo(user: SignedInUser, id: string, sealed: string): Promise<CalendarEvent> {
    return this.db.run(user.companyId, async () => {
      const snapshot = this.snapshots.open(user, sealed);
      if (snapshot.left.id !== id) throw new AppError(EVENT_ERRORS.EVENT_UNDO_OVER);
      const { gone } = snapshot;
      const after = gone
        ? await this.restore(user, { ...snapshot, gone })
        : await this.revert(user, snapshot);
      return this.view.show(user, after);
    });
  }

  private async revert(user: SignedInUser, snapshot: EventSnapshot): Promise<EventRow> {
    const { row, guests } = await this.door.open(user, { ...snapshot.left, action: 'update' });
    const made =
      snapshot.made && (await this.door.lockToChange(user, { ...snapshot.made, action: 'update' }));
    await this.store.revert(user, row, { ...snapshot, made });
    const after = await this.door.find(user, row.id);
    await this.effects.undone(user, row, { after, made, guests, isOther: snapshot.grows });
    return after;
  }

  /** Brings back what was deleted as a whole. @throws {AppError} EVENT_UNDO_OVER, ACCESS_DENIED, EVENT_ROOM_TAKEN */
  private async restore(
    user: SignedInUser,
    { gone, left, values, series, answers }: EventSnapshot & { gone: GoneEvent },
  ): Promise<EventRow> {
    if (!(await this.remains.mayReturn(left.id, gone))) throw new AppError(EVENT_ERRORS.EVENT_UNDO_OVER);
    if (!changesEvent(await this.readers.of(user), gone, 'create')) throw new AppError('ACCESS_DENIED');
    const { ownerKind, ownerId, uid, organiserId, guestsHidden } = gone;
    const own = { ownerKind, ownerId, uid, organiserId, guestsHidden };
    // The file in the mail about its end had the next sequence.
    const next = { id: left.id, version: left.version + 1, sequence: gone.sequence + 2 };
    const id = await this.store.add(user, series, { ...values, ...own, ...next });
    const guests = await this.remains.putBack(id, gone, answers);
    const after = await this.door.find(user, id);
    await this.effects.restored(user, after, guests);
    return after;
  }
}
