import type { Check } from '../permissions/check.js';

export const EMAIL_CHOICES = ['off', 'now', 'daily'] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];

/** A page that a notification can lead to, if the person may open it and its remote is on. */
export interface NotificationPlace {
  /** Below /{companyCode}: `admin/users`; `/` is the root path. */
  path: string;
  access?: Check;
  remote?: string;
}

export interface NotificationKindRules {
  /** The text by which people choose: `Somebody accepts my invitation`. */
  title: string;
  /** Kinds of one group are listed together: `People`. */
  group: string;
  /** An icon of the UI kit, shown when no person caused the notification. */
  icon: string;
  /** Concerns the safety of an account: shown and mailed at once, whatever the person chose. */
  mandatory?: true;
  /** People who lose this permission no longer see these notifications. */
  access?: Check;
  /** While a company has this remote off, nobody there sees these notifications. */
  remote?: string;
  /** The notification leads to the first place that the person may open. */
  places: readonly NotificationPlace[];
  /** The default for e-mail, until the person chooses. */
  email: EmailChoice;
  /** The portal shows it in a menu of its own, so it is not in the list and can only be mailed. */
  ownMenu?: true;
  /** Only the demo company gets it, so people cannot choose how. */
  sample?: true;
  /** Repeated notifications under one key within this many minutes are sent once; 60 by default. */
  onceInMinutes?: number;
  /** Of what one person does to one record within five minutes, the heaviest kind is told; 0 by default. */
  weight?: number;
}

/** Kind -> its rules. */
export type NotificationKinds = Record<string, NotificationKindRules>;
