import { Area, type NotificationKindRules } from '@atrium/contracts';
import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** The kinds of notification of all areas. */
@Injectable()
export class NotificationCatalog {
  private known: ReadonlyMap<string, NotificationKindRules> | undefined;

  constructor(private readonly contributions: Contributions) {}

  all(): ReadonlyMap<string, NotificationKindRules> {
    const areas = this.contributions.of(Area);
    this.known ??= new Map(areas.flatMap(({ notifications }) => Object.entries(notifications)));
    return this.known;
  }

  /** undefined for a kind that only another release knows. */
  find(kind: string): NotificationKindRules | undefined {
    return this.all().get(kind);
  }
}
