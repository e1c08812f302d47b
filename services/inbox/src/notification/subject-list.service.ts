import { Contributions } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { NotificationRecord } from './notification.types.js';

/** Asks the services that own the records that notifications are about. */
@Injectable()
export class SubjectList {
  constructor(private readonly contributions: Contributions) {}

  /** Ids of the notifications whose record the person may no longer see. */
  async listGone(reader: NotificationReader, notifications: NotificationRecord[]): Promise<Set<string>> {
    const gone = new Set<string>();
    for (const source of this.contributions.of(NotificationSubjects)) {
      const kinds: readonly string[] = source.kinds;
      const theirs = notifications.filter(({ kind, subjectId }) => subjectId && kinds.includes(kind));
      if (theirs.length === 0) continue;
      const subjects = [...new Set(theirs.map(({ subjectId }) => subjectId ?? ''))];
      const visible = await source.listVisible(reader, subjects);
      for (const { id, subjectId } of theirs) if (!visible.has(subjectId ?? '')) gone.add(id);
    }
    return gone;
  }
}
