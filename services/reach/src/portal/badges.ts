import { Contributions, type SignedInUser } from '@atrium/platform';
import { Injectable, Logger } from '@nestjs/common';

/** Counts what waits for a person behind an entry of the menu: a provider that extends this class. */
export abstract class BadgeSource {
  /** While this remote is off for the company, the source is not asked. */
  readonly remote?: string;
  /**
   * Counts by the name that the entry's `badge` gives; 0 shows nothing. It must be quick, because every first page asks
   * it.
   */
  abstract counts(user: SignedInUser): Promise<Record<string, number>>;
}

/** The numbers beside the menu's entries, from all services. */
@Injectable()
export class Badges {
  private readonly logger = new Logger(Badges.name);

  constructor(private readonly contributions: Contributions) {}

  /** When a source fails, only its own numbers are missing. */
  async of(user: SignedInUser): Promise<Record<string, number>> {
    const sources = await this.contributions.enabledOf(BadgeSource, user.companyId);
    const counts = await Promise.all(sources.map((source) => this.ask(source, user)));
    return Object.assign({}, ...counts) as Record<string, number>;
  }

  private async ask(source: BadgeSource, user: SignedInUser): Promise<Record<string, number>> {
    try {
      return await source.counts(user);
    } catch (error) {
      this.logger.warn(`${source.constructor.name} could not count: ${String(error)}`);
      return {};
    }
  }
}
