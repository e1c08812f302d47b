/** Records that the portal's search describes, which were added, changed or taken away. */
export interface ChangedRecords {
  kind: string;
  ids: string[];
}

declare module '@atrium/platform' {
  interface DomainEventMap {
    'search.changed': { 1: ChangedRecords };
  }
}
