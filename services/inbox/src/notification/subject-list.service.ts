import { Contributions } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import type { NotificationRecord } from './notification.types.js';

export interface GoneSubjects {
  /** Ids of notifications about records that the person may no longer see. */
  notifications: ReadonlySet<string>;
  /** Of one about several: `NOTIFICATION RECORD` of each of them that the person may no longer see. */
  parts: ReadonlySet<string>;
}

/** Asks the services that own the records that notifications are about. */
@Injectable()
export class SubjectList {
  constructor(private readonly contributions: Contributions) {}

  /** What the person may no longer see of what the notifications are about and name. */
  async listGone(reader: NotificationReader, notifications: NotificationRecord[]): Promise<GoneSubjects> {
    const gone = { notifications: new Set<string>(), parts: new Set<string>() };
    for (const source of this.contributions.of(NotificationSubjects)) {
      const kinds: readonly string[] = source.kinds;
      const theirs = notifications.filter(({ kind }) => kinds.includes(kind));
      const subjects = [...new Set(theirs.flatMap(subjectsOf))];
      if (subjects.length === 0) continue;
      const visible = await source.listVisible(reader, subjects);
      for (const record of theirs) {
        const { id, subjectId } = record;
        if (subjectId !== null && !visible.has(subjectId)) gone.notifications.add(id);
        for (const part of namedIn(record)) if (!visible.has(part)) gone.parts.add(`${id} ${part}`);
      }
    }
    return gone;
  }
}

const namedIn = ({ words }: NotificationRecord): string[] =>
  (words?.parts ?? []).flatMap(({ subjectId }) => subjectId ?? []);
const subjectsOf = (record: NotificationRecord): string[] => [
  ...(record.subjectId === null ? [] : [record.subjectId]),
  ...namedIn(record),
];
