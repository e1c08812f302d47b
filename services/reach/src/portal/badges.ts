import { Contributions, type SignedInUser } from '@atrium/platform';
import { Injectable, Logger } from '@nestjs/common';

/** What a service counts for the menu, how much waits for a person behind an entry: a provider that extends this. */
export abstract class BadgeSource {
  /** While this remote is off for the company, it is not asked. */
  readonly remote?: string;
  /** By the name that the entry's `badge` says; 0 shows nothing. Asked with every first page, so it must be quick. */
  abstract counts(user: SignedInUser): Promise<Record<string, number>>;
}

/** The numbers of the menu, as all services count them. */
@Injectable()
export class Badges {
  private readonly logger = new Logger(Badges.name);

  constructor(private readonly contributions: Contributions) {}

  /** A source that fails leaves its own numbers out. */
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
