/** Searchable records that were added, changed or removed. */
export interface ChangedRecords {
  kind: string;
  ids: string[];
}

declare module '@atrium/platform' {
  interface DomainEventMap {
    'search.changed': { 1: ChangedRecords };
  }
}
