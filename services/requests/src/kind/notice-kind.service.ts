import type { Check } from '@atrium/contracts';
import type { Said } from '@atrium/reach';

/** A kind of notice, described by the service that owns it: a provider that extends this class. */
export abstract class NoticeKind {
  /** Unique: `events`. */
  abstract readonly key: string;
  /** While this remote is off, nobody is shown its notices. */
  abstract readonly remote: string | null;
  /** `words('Events & Birthday Notification')`. */
  abstract readonly title: Said;
  /** An icon of the UI kit. */
  abstract readonly icon: string;
  /** Who reads its notices. */
  abstract readonly readers: Check;
}
