import { PERMISSION_TABLE, TABS, type Area, type PermissionTab, type Tab } from '@atrium/contracts';

/** Every tab of the table with its resources and those that areas add, with the areas' English labels. */
export function listTabs(areas: readonly Pick<Area, 'permissions'>[]): PermissionTab[] {
  return TABS.map((tab) => {
    const words = areas.flatMap(({ permissions }) => permissions[tab] ?? []);
    const titles: Readonly<Record<string, string>> = Object.assign(
      {},
      ...words.map(({ resources }) => resources),
    ) as Record<string, string>;
    const known = new Set([...resourcesOf(tab), ...Object.keys(titles)]);
    return {
      tab,
      title: words.find(({ title }) => title !== undefined)?.title ?? tab,
      resources: [...known].map((resource) => ({ resource, title: titles[resource] ?? resource })),
    };
  });
}

const resourcesOf = (tab: Tab): readonly string[] => PERMISSION_TABLE[tab];
