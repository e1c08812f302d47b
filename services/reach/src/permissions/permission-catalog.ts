import { Area, type Language, type PermissionEntry, type PermissionTab } from '@atrium/contracts';
import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { say } from '../words/say.js';
import { listTabs } from './permission-tabs.rules.js';

/** The permissions that can be given, as the areas describe them. */
@Injectable()
export class PermissionCatalog {
  constructor(private readonly contributions: Contributions) {}

  listTabs(language: Language): PermissionTab[] {
    const inWords = (id: string) => say({ id, values: {} }, language);
    return this.list().map(({ tab, title, resources }) => ({
      tab,
      title: inWords(title),
      resources: resources.map((each) => ({ ...each, title: inWords(each.title) })),
    }));
  }

  /** Whether all entries can be given, because each resource belongs to its tab. */
  has(entries: readonly PermissionEntry[]): boolean {
    const tabs = this.list();
    return entries.every(({ tab, resources }) => {
      const known = tabs.find((each) => each.tab === tab)?.resources ?? [];
      return resources.every((given) => known.some(({ resource }) => resource === given.resource));
    });
  }

  private list(): PermissionTab[] {
    return listTabs(this.contributions.of(Area));
  }
}
