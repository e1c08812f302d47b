import type { SubjectPlace } from '@atrium/contracts';
import { RecordAttachment } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ActivityRepository } from '../activity/activity.repository.js';

/** Calls, notes and messages of leads and clients that are merged. */
@Injectable()
export class ActivityAttachment extends RecordAttachment {
  override readonly key = 'activities';
  override readonly kinds = ['lead', 'client'];

  constructor(private readonly activities: ActivityRepository) {
    super();
  }

  listIds({ kind, id }: SubjectPlace): Promise<string[]> {
    return this.activities.idsOf(columnOf(kind), id);
  }

  move(ids: readonly string[], { kind, id }: SubjectPlace, to: string): Promise<string[]> {
    return this.activities.move(ids, { column: columnOf(kind), from: id, to });
  }
}

const columnOf = (kind: string) => (kind === 'lead' ? 'lead_id' : 'client_id');
