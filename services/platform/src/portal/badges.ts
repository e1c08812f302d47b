import { Injectable, Logger, SetMetadata } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { SignedInUser } from '../access/signed-in-user.js';

/** What a service counts for the menu: how much waits for a person behind an entry. */
export abstract class BadgeSource {
  /** By the name that the entry's `badge` says; 0 shows nothing. Asked with every first page, so it must be quick. */
  abstract counts(user: SignedInUser): Promise<Record<string, number>>;
}

const BADGE_SOURCE = 'atrium:badges';

/** On a provider that is a BadgeSource: its numbers stand in the menu. */
export const CountsBadges = (): ClassDecorator => SetMetadata(BADGE_SOURCE, true);

/** The numbers of the menu, as all services count them. */
@Injectable()
export class Badges {
  private readonly logger = new Logger(Badges.name);
  private sources: BadgeSource[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** A source that fails leaves its own numbers out. */
  async of(user: SignedInUser): Promise<Record<string, number>> {
    this.sources ??= this.discover();
    const counts = await Promise.all(this.sources.map((source) => this.ask(source, user)));
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

  private discover(): BadgeSource[] {
    return this.discovery
      .getProviders()
      .filter(({ metatype }) => metatype && Reflect.getMetadata(BADGE_SOURCE, metatype) === true)
      .map(({ instance }) => instance as BadgeSource);
  }
}
