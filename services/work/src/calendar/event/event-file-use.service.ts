import { EVENT_FILE_LIMIT, EVENT_FILE_USE, isStaff } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventFileRepository } from './event-file.repository.js';
import { EventScope } from './event-scope.service.js';
import { EventRepository } from './event.repository.js';

/** Files of events are read by whoever sees one of the events that have them; of private ones those are its guests. */
@Injectable()
export class EventFileUse extends FileUse {
  readonly key = EVENT_FILE_USE;
  readonly remote = null;
  readonly accepts = 'documents';
  readonly maxBytes = EVENT_FILE_LIMIT;
  readonly image: ImageSizes = { full: 3000 };

  constructor(
    private readonly files: EventFileRepository,
    private readonly events: EventRepository,
    private readonly scope: EventScope,
  ) {
    super();
  }

  mayUpload({ role }: SignedInUser): boolean {
    return isStaff(role);
  }

  async isThere(id: string): Promise<boolean> {
    return (await this.files.eventsOf(id)).length > 0;
  }

  async mayRead(user: SignedInUser, id: string): Promise<boolean> {
    for (const eventId of await this.files.eventsOf(id)) {
      const row = await this.events.find(eventId, user.id);
      if (row && (await this.scope.sightOf(user, row)) === 'all') return true;
    }
    return false;
  }
}
