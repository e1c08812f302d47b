/** A team of which a person is a member today, or which they lead. */
export interface OwnTeam {
  id: string;
  name: string;
  leads: boolean;
}

/** Whom somebody leads and with whom they work. */
export interface Led {
  /** Their records, also of those without an account. */
  people: readonly string[];
  accounts: readonly string[];
  teams: readonly OwnTeam[];
}

/** Knows whom people lead, and their teams: a provider that extends this class. Its methods run inside `TenantDb.run`. */
export abstract class LedPeople {
  /** Left out while this remote is off. */
  readonly remote?: string | null;

  abstract ledBy(userId: string): Promise<Led>;
}
