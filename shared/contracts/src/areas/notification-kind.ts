import type { Check } from '../permissions/check.js';

export const EMAIL_CHOICES = ['off', 'now', 'daily'] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];

/** A page that a notification can lead to, for those who may open it while its remote is on. */
export interface NotificationPlace {
  /** Below /{companyCode}: `admin/users`; `/` is the root path. */
  path: string;
  access?: Check;
  remote?: string;
}

/** What a kind of notification is to the people who get it. */
export interface NotificationKindRules {
  /** What people choose by: `Somebody accepts my invitation`. */
  title: string;
  /** Kinds of one group stand together where people choose: `People`. */
  group: string;
  /** Of the kit; stands beside it when nobody did it. */
  icon: string;
  /** About the safety of an account: shown and mailed at once, whatever was chosen. */
  mandatory?: true;
  /** Who may know of it, now: whoever loses it sees these notifications no more. */
  access?: Check;
  /** While a company has this remote off, nobody there sees these notifications. */
  remote?: string;
  /** The first that the person may open is where it leads. */
  places: readonly NotificationPlace[];
  /** By e-mail, until the person chooses. */
  email: EmailChoice;
  /** It has its own menu and is mailed only. */
  ownMenu?: true;
  /** Only the demo company is told of it, so nobody chooses how. */
  sample?: true;
  /** What is told again under one key within so many minutes is told once; an hour unless said otherwise. */
  onceInMinutes?: number;
}

/** Kind -> its rules. */
export type NotificationKinds = Record<string, NotificationKindRules>;
