import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { RowReaders } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventRepository } from './event.repository.js';
import { sightOf } from './event-sight.rules.js';

/** Hides notifications about events from those who no longer see them. */
@Injectable()
export class EventNotificationSubjects extends NotificationSubjects {
  override readonly kinds = [
    ...(['event.invited', 'event.changed', 'event.reminder'] as const),
    ...(['event.proposed', 'event.declined'] as const),
  ] as const;

  constructor(
    private readonly db: TenantDb,
    private readonly events: EventRepository,
    private readonly readers: RowReaders,
  ) {
    super();
  }

  override listVisible(reader: NotificationReader, ids: string[]): Promise<Set<string>> {
    return this.db.run(reader.companyId, async () => {
      const known = await this.readers.of(reader);
      const events = await this.events.listSeen(ids, reader.id);
      return new Set(events.filter((event) => sightOf(known, event) === 'all').map(({ id }) => id));
    });
  }
}
