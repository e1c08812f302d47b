import type { Language } from '@atrium/contracts';

declare module '@atrium/platform' {
  interface DomainEventMap {
    /** Somebody requested a recovery link, on a page in a language; the e-mail may be unknown. */
    'recovery.requested': { 1: { email: string; language?: Language | undefined } };
  }
}
