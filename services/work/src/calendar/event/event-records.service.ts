import type { EventScope as Scope, GuestAnswer } from '@atrium/contracts';
import { Audit, LiveEvents, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { EventRow } from './event-row.rules.js';

const KIND = 'calendar_event';
/** What the trail says of private events. */
const PRIVATE = 'Private event';

/** A time that a guest proposed. */
type ProposedTime = Record<'guest' | 'starts' | 'ends', string>;

/** Tells the audit trail and the open pages what was done to an event. Inside `TenantDb.run` only. */
@Injectable()
export class EventRecords {
  constructor(
    private readonly audit: Audit,
    private readonly live: LiveEvents,
  ) {}

  created(by: SignedInUser, row: EventRow): void {
    this.audit.record({ action: `${KIND}.create`, by, resource: resourceOf(row), after: told(row) });
  }

  changed(by: SignedInUser, before: EventRow, { after, scope }: { after: EventRow; scope: Scope }): void {
    const resource = resourceOf(before);
    this.audit.record({
      action: `${KIND}.update`,
      by,
      resource,
      before: told(before),
      after: { ...told(after), scope },
    });
  }

  /** @param before null: it was deleted */
  undone(by: SignedInUser, before: EventRow | null, after: EventRow): void {
    const resource = resourceOf(after);
    const was = before && { before: told(before) };
    this.audit.record({ action: `${KIND}.undo`, by, resource, ...was, after: told(after) });
  }

  removed(by: SignedInUser, row: EventRow, scope: Scope): void {
    const resource = resourceOf(row);
    this.audit.record({ action: `${KIND}.remove`, by, resource, before: told(row), after: { scope } });
  }

  /** @param guest whoever answered by a link; null: the person who did it */
  answered(
    by: SignedInUser | null,
    row: EventRow,
    { answer, guest }: { answer: GuestAnswer; guest: string | null },
  ): void {
    const after = { answer, ...openly(row, guest === null ? {} : { guest }) };
    this.audit.record({ action: `${KIND}.answer`, by, resource: resourceOf(row), after });
  }

  fileAdded(by: SignedInUser, row: EventRow, file: string): void {
    this.audit.record({
      action: `${KIND}.addFile`,
      by,
      resource: resourceOf(row),
      after: openly(row, { file }),
    });
  }

  fileRemoved(by: SignedInUser, row: EventRow, file: string): void {
    this.audit.record({
      action: `${KIND}.removeFile`,
      by,
      resource: resourceOf(row),
      before: openly(row, { file }),
    });
  }

  proposed(by: SignedInUser | null, row: EventRow, after: ProposedTime): void {
    this.audit.record({
      action: `${KIND}.propose`,
      by,
      resource: resourceOf(row),
      after: openly(row, after),
    });
  }

  declinedTime(by: SignedInUser, row: EventRow, before: ProposedTime): void {
    this.audit.record({
      action: `${KIND}.decline`,
      by,
      resource: resourceOf(row),
      before: openly(row, before),
    });
  }

  /** By the portal itself, when its organiser left. */
  handedOver(row: EventRow): void {
    const resource = resourceOf(row);
    this.audit.record({ action: `${KIND}.handOver`, by: null, resource, after: told(row) });
  }

  /** Only those whose calendars it is in fetch again. */
  async invalidate(
    { ownerKind, organiserId }: Pick<EventRow, 'ownerKind' | 'organiserId'>,
    guests: readonly string[],
  ): Promise<void> {
    const audience =
      ownerKind === 'person' ? { users: [...new Set([organiserId, ...guests])] } : { company: true as const };
    await this.live.publish({ type: 'invalidate', tags: ['CalendarItem'] }, audience);
  }
}

/** What of a private event is for its guests alone. */
const openly = ({ visibility }: EventRow, values: Record<string, string>): Record<string, string> =>
  visibility === 'private' ? {} : values;

const resourceOf = ({ id, title, visibility }: EventRow) => ({
  kind: KIND,
  id,
  title: visibility === 'private' ? PRIVATE : title,
});

function told({ title, place, category, ...row }: EventRow) {
  const { starts, zone, rule, visibility, state, busy, guestsHidden } = row;
  const rest = { starts, zone, rule, visibility, state, busy, guestsHidden };
  return visibility === 'private' ? rest : { title, place, category, ...rest };
}
