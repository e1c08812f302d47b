import type { SubjectPlace } from '@atrium/contracts';
import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RecordAttachment } from './record-attachment.js';

/** By what it is, the ids of what hangs on a record: `{ comments: [ids] }`. */
export type AttachedIds = Record<string, string[]>;

/** All that follows a record when it is merged, whichever service keeps it. Inside `TenantDb.run` only. */
@Injectable()
export class RecordAttachments {
  constructor(private readonly contributions: Contributions) {}

  async listIds(place: SubjectPlace): Promise<AttachedIds> {
    const found: AttachedIds = {};
    for (const each of this.of(place)) {
      const ids = await each.listIds(place);
      if (ids.length > 0) found[each.key] = [...(found[each.key] ?? []), ...ids];
    }
    return found;
  }

  /** @returns those that were at `from` and are at the record `to` of the same kind now */
  async move(attached: AttachedIds, from: SubjectPlace, to: string): Promise<AttachedIds> {
    const moved: AttachedIds = {};
    for (const each of this.of(from)) {
      const ids = attached[each.key] ?? [];
      if (ids.length > 0) moved[each.key] = [...(moved[each.key] ?? []), ...(await each.move(ids, from, to))];
    }
    return moved;
  }

  /** What a company has switched off moves along too: it is there again when it is switched on. */
  private of({ kind }: SubjectPlace): RecordAttachment[] {
    return this.contributions
      .of(RecordAttachment)
      .filter(({ kinds }) => kinds === undefined || kinds.includes(kind));
  }
}
