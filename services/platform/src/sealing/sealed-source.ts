/** A row that holds a sealed text. */
export interface SealedRow {
  id: string;
  sealed: string;
}

/** A contribution whose rows hold sealed texts. They are sealed anew when the first key changes. */
export abstract class SealedSource {
  abstract readonly purpose: string;
  /** Rows that are not sealed under this key, some hundreds at most. Inside `TenantDb.run`, like `replace`. */
  abstract listOthers(keyId: string): Promise<SealedRow[]>;
  /** Changes nothing if the row holds another text by now. */
  abstract replace(row: SealedRow, sealed: string): Promise<void>;
}
