import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { EventScope } from './event-scope.service.js';
import { EventRepository } from './event.repository.js';

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
    private readonly scope: EventScope,
  ) {
    super();
  }

  override listVisible(reader: NotificationReader, ids: string[]): Promise<Set<string>> {
    return this.db.run(reader.companyId, async () => {
      const visible = new Set<string>();
      for (const id of ids) {
        const row = await this.events.find(id, reader.id);
        if (row && (await this.scope.sightOf(reader, row)) === 'all') visible.add(id);
      }
      return visible;
    });
  }
}
