/** A row that holds a sealed text. */
export interface SealedRow {
  id: string;
  sealed: string;
}

/** A provider whose rows hold sealed texts. They are sealed anew when the first key changes. */
export abstract class SealedSource {
  abstract readonly purpose: string;
  /** Those that are not under the key, at most some hundreds. Inside `TenantDb.run`, as `replace`. */
  abstract listOthers(keyId: string): Promise<SealedRow[]>;
  /** Does nothing to a row that holds another text by now. */
  abstract replace(row: SealedRow, sealed: string): Promise<void>;
}
