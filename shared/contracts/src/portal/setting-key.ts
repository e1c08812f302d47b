import { LANGUAGES } from './language.js';

/**
 * What server and browser both know of a setting. The schema of its value is on the server only, which keeps the
 * browser's code small.
 */
export interface SettingKey<Value> {
  /** `area.name` */
  key: string;
  /** Each person has their own value, or the company has one. */
  scope: 'person' | 'company';
  /** The value until somebody chooses one. */
  fallback: Value;
}

/** Minutes without activity after which the portal locks itself; 0 means never. */
export const IDLE_LOCK_MINUTES = [0, 5, 15, 30, 60] as const;
export type IdleLockMinutes = (typeof IDLE_LOCK_MINUTES)[number];

export const idleLockKey: SettingKey<IdleLockMinutes> = {
  key: 'portal.idleLock',
  scope: 'person',
  fallback: 0,
};

/** Whether the person has taken or skipped the tour. */
export const tourSeenKey: SettingKey<boolean> = {
  key: 'portal.tourSeen',
  scope: 'person',
  fallback: false,
};

/** Whether the person has hidden their next steps. */
export const nextStepsHiddenKey: SettingKey<boolean> = {
  key: 'portal.nextStepsHidden',
  scope: 'person',
  fallback: false,
};

/** `browser`: the first of the browser's languages that the portal speaks. */
export const LANGUAGE_CHOICES = ['browser', ...LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** The language in which a person reads the portal, in every browser. */
export const languageKey: SettingKey<LanguageChoice> = {
  key: 'portal.language',
  scope: 'person',
  fallback: 'browser',
};

/** The status that a person chooses while present. With `online` it follows their activity. */
export const PRESENCE_CHOICES = ['online', 'busy', 'away'] as const;
export type PresenceChoice = (typeof PRESENCE_CHOICES)[number];

export const presenceKey: SettingKey<PresenceChoice> = {
  key: 'inbox.presence',
  scope: 'person',
  fallback: 'online',
};
