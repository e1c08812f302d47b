import type { Presence, PresenceChoice } from '@atrium/contracts';

/** A person is written down at most once in so long, however many pages and gateways they use. */
export const WRITE_EVERY_MS = 30_000;
/** A gateway that was killed says nothing any more: whoever it had falls silent. Three beats may be late. */
export const SILENT_AFTER_MS = 95_000;
const IDLE_AFTER_MS = 5 * 60_000;

export interface PresenceRecord {
  heardAt: Date;
  activeAt: Date;
}

/** Who said nothing else goes by what they do; who is gone is gone, whatever they said. */
export function presenceOf(record: PresenceRecord | undefined, chosen: PresenceChoice, now: Date): Presence {
  if (!record || now.getTime() - record.heardAt.getTime() >= SILENT_AFTER_MS) return 'offline';
  if (chosen !== 'online') return chosen;
  return now.getTime() - record.activeAt.getTime() >= IDLE_AFTER_MS ? 'away' : 'online';
}
