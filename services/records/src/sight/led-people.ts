/** Knows whom people lead: a provider that extends this class. Its methods run inside `TenantDb.run`. */
export abstract class LedPeople {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  /** The accounts of the people whom this account leads. */
  abstract ledBy(userId: string): Promise<ReadonlySet<string>>;
}
