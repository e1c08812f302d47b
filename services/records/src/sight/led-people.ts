/** Whom somebody leads. */
export interface Led {
  /** Their records, also of those without an account. */
  people: readonly string[];
  accounts: readonly string[];
}

/** Knows whom people lead: a provider that extends this class. Its methods run inside `TenantDb.run`. */
export abstract class LedPeople {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  abstract ledBy(userId: string): Promise<Led>;
}
