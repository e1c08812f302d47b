declare module '@atrium/platform' {
  interface DomainEventMap {
    /** Somebody clocked out. Published by whoever knows when people work (`WorkHours`). `at` is an ISO time. */
    'work.left': { 1: { userId: string; at: string } };
  }
}
