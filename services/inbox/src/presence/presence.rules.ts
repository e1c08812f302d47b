import type { Presence, PresenceChoice } from '@atrium/contracts';

/** A person's row is written at most once in this time, however many pages and gateways they use. */
export const WRITE_EVERY_MS = 30_000;
/**
 * After this time without a write a person counts as absent, as when their gateway was killed. Three writes may be
 * late.
 */
export const SILENT_AFTER_MS = 95_000;
const IDLE_AFTER_MS = 5 * 60_000;

export interface PresenceRecord {
  heardAt: Date;
  activeAt: Date;
}

/**
 * A chosen status counts; with `online`, a person in a meeting is busy, and otherwise the last activity decides. An absent
 * person is offline whatever they chose.
 */
export function presenceOf(
  record: PresenceRecord | undefined,
  { chosen, meets }: { chosen: PresenceChoice; meets: boolean },
  now: Date,
): Presence {
  if (!record || now.getTime() - record.heardAt.getTime() >= SILENT_AFTER_MS) return 'offline';
  if (chosen !== 'online') return chosen;
  if (meets) return 'busy';
  return now.getTime() - record.activeAt.getTime() >= IDLE_AFTER_MS ? 'away' : 'online';
}
