import type { Language } from '@atrium/contracts';

declare module '@atrium/platform' {
  interface DomainEventMap {
    /** Somebody asked for a way back into an account, on a page in a language; the e-mail may be nobody's. */
    'recovery.requested': { 1: { email: string; language?: Language | undefined } };
  }
}
