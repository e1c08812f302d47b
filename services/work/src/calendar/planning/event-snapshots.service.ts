import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { EVENT_ERRORS } from '@atrium/contracts';
import { AppError, Clock, Sealer, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EventRow } from '../event/event-row.rules.js';
import type { GivenAnswer } from '../guest/guest.repository.js';
import { MINUTE_MS } from '../recurrence/wall-time.rules.js';
import { keptOf, snapshotSchema, type EventSnapshot, type GoneEvent } from './event-snapshot.rules.js';

const PURPOSE = 'work.event-undo';
/** A message with Undo is long gone by then. */
const KEPT = 10 * MINUTE_MS;
/** Of a series with very many exceptions nothing is kept. */
const MOST_LETTERS = 150_000;

interface Edited {
  before: EventRow;
  answers: readonly GivenAnswer[];
  /** The event itself, as it was if it is deleted. */
  left: EventRow;
  /** The event of the edited dates; the same as `left` where none was made. */
  target: EventRow;
  grows: boolean;
  /** Of a deleted event what is needed to restore it. */
  gone?: GoneEvent | null;
}

/**
 * What an event was before an edit goes to the person sealed, so that nothing is stored for the many edits that nobody
 * takes back.
 */
@Injectable()
export class EventSnapshots {
  constructor(
    private readonly clock: Clock,
    private readonly sealer: Sealer,
  ) {}

  /** What the person sends back to undo an edit. Inside `TenantDb.run` only. */
  seal(user: SignedInUser, { before, answers, left, target, grows, gone = null }: Edited): string | null {
    const versionOf = ({ id, version }: EventRow) => ({ id, version });
    const snapshot: EventSnapshot = {
      ...keptOf(before),
      userId: user.id,
      until: this.clock.now().getTime() + KEPT,
      grows,
      gone,
      answers: [...answers],
      left: versionOf(left),
      made: target.id === left.id ? null : versionOf(target),
    };
    const text = deflateRawSync(JSON.stringify(snapshot)).toString('base64');
    return text.length > MOST_LETTERS ? null : this.sealer.seal(PURPOSE, text);
  }

  /** @throws {AppError} EVENT_UNDO_OVER of one that is too old, of somebody else, or none at all */
  open(user: SignedInUser, sealed: string): EventSnapshot {
    const over = new AppError(EVENT_ERRORS.EVENT_UNDO_OVER);
    let snapshot: EventSnapshot;
    try {
      const text = Buffer.from(this.sealer.open(PURPOSE, sealed), 'base64');
      snapshot = snapshotSchema.parse(JSON.parse(inflateRawSync(text).toString()));
    } catch {
      throw over;
    }
    if (snapshot.userId !== user.id || snapshot.until < this.clock.now().getTime()) throw over;
    return snapshot;
  }
}
