import { EVENT_FILE_LIMIT, EVENT_FILE_USE, isStaff } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { FileUse, RowReaders, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EventFileRepository } from './event-file.repository.js';
import { EventRepository } from './event.repository.js';
import { sightOf } from './event-sight.rules.js';

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
    private readonly readers: RowReaders,
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
    const reader = await this.readers.of(user);
    const rows = await this.events.findAll(await this.files.eventsOf(id), user.id);
    return rows.some((row) => sightOf(reader, row) === 'all');
  }
}
