import { LANGUAGES } from './language.js';

/**
 * What server and browser both know of a setting. The server adds the schema of its value, which stays out of the
 * browser's bytes.
 */
export interface SettingKey<Value> {
  /** `area.name` */
  key: string;
  /** Each person has their own value, or the company has one. */
  scope: 'person' | 'company';
  /** The value until somebody chooses one. */
  fallback: Value;
}

/** Minutes without a touch after which the portal locks itself; 0: it never does. */
export const IDLE_LOCK_MINUTES = [0, 5, 15, 30, 60] as const;
export type IdleLockMinutes = (typeof IDLE_LOCK_MINUTES)[number];

export const idleLockKey: SettingKey<IdleLockMinutes> = {
  key: 'portal.idleLock',
  scope: 'person',
  fallback: 0,
};

/** Whether the person was shown around, or did not want to be. */
export const tourSeenKey: SettingKey<boolean> = {
  key: 'portal.tourSeen',
  scope: 'person',
  fallback: false,
};

/** Whether the person has put their next steps away. */
export const nextStepsHiddenKey: SettingKey<boolean> = {
  key: 'portal.nextStepsHidden',
  scope: 'person',
  fallback: false,
};

/** `browser`: the first of the browser's languages that the portal speaks. */
export const LANGUAGE_CHOICES = ['browser', ...LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** In which language a person reads the portal, in every browser. */
export const languageKey: SettingKey<LanguageChoice> = {
  key: 'portal.language',
  scope: 'person',
  fallback: 'browser',
};

/** What a person says of themselves while they are there. `online`: as what they do on the page shows. */
export const PRESENCE_CHOICES = ['online', 'busy', 'away'] as const;
export type PresenceChoice = (typeof PRESENCE_CHOICES)[number];

export const presenceKey: SettingKey<PresenceChoice> = {
  key: 'inbox.presence',
  scope: 'person',
  fallback: 'online',
};
