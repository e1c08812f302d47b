import type { Portal, ResolvedRemote, RouteGuard } from '@atrium/contracts';
import { translate } from '@atrium/sdk';

export interface NavigationItem {
  id: string;
  title: string;
  /** Name of an icon of the UI kit. */
  icon: string;
  /** Below /{companyCode}. */
  path: string;
  /** Other pages on which it is marked. */
  also?: readonly string[] | undefined;
  /** The remote whose page it opens; null for the shell's own. */
  remote: ResolvedRemote | null;
  /** The number that stands beside it. */
  badge?: string | undefined;
}

/** An area of the portal: what a remote, or the administration, puts into the menu. */
export interface NavigationGroup {
  id: string;
  /** Null for what stands above all areas. */
  title: string | null;
  /** Name of an icon of the UI kit. */
  icon: string;
  items: NavigationItem[];
  /** Its lines are put away until somebody opens it. */
  folded?: boolean;
}

export type MayOpen = (guard: RouteGuard) => boolean;

type GroupedItem = NavigationItem & { group?: string | undefined };

function itemsOf(remote: ResolvedRemote, mayOpen: MayOpen): GroupedItem[] {
  const open = remote.nav.filter(({ path }) => {
    const route = remote.routes.find((candidate) => candidate.path === path);
    return route !== undefined && mayOpen(route.guard);
  });
  return open
    .toSorted((one, other) => one.order - other.order)
    .map((item) => ({ ...item, title: translate(item.title), id: `${remote.id}.${item.id}`, remote }));
}

/** The area that has the remote's name, then those that it names itself. */
function groupsOf(remote: ResolvedRemote, mayOpen: MayOpen): NavigationGroup[] {
  const items = itemsOf(remote, mayOpen);
  const within = (group?: string) => items.filter((item) => item.group === group);
  return [
    { id: remote.id, title: translate(remote.title), icon: remote.icon, items: within() },
    ...(remote.navGroups ?? []).map(({ id, title, icon, folded = false }) => ({
      ...{ id: `${remote.id}.${id}`, title: translate(title), icon, folded },
      items: within(id),
    })),
  ];
}

const firstOrder = (remote: ResolvedRemote) => Math.min(...remote.nav.map(({ order }) => order));

/** What the enabled remotes put into the menu for this person; an area of which nothing opens is left out. */
export function listRemoteGroups(portal: Portal, mayOpen: MayOpen): NavigationGroup[] {
  return portal.remotes
    .filter(({ nav }) => nav.length > 0)
    .toSorted((one, other) => firstOrder(one) - firstOrder(other))
    .flatMap((remote) => groupsOf(remote, mayOpen))
    .filter(({ items }) => items.length > 0);
}

/** Whether its lines stand below its name; a single line stands for itself. */
export function isArea(group: NavigationGroup): group is NavigationGroup & { title: string } {
  return group.title !== null && group.items.length > 1;
}
