declare module '@atrium/platform' {
  interface DomainEventMap {
    /** Somebody asked for a way back into an account; the e-mail may be nobody's. */
    'recovery.requested': { 1: { email: string } };
  }
}

export {};
