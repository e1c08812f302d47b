import {
  pageOfEntry,
  type MenuGroup,
  type Portal,
  type ResolvedRemote,
  type RouteGuard,
} from '@atrium/contracts';
import { translate } from '@atrium/sdk';

export interface NavigationItem {
  id: string;
  title: string;
  /** Name of an icon of the UI kit. */
  icon: string;
  /** Below /{companyCode}; with a query, a part of a page. */
  path: string;
  /** Parts of its page that are items of their own, on which it is not current. */
  except?: readonly string[] | undefined;
  /** Other pages on which it is marked as current. */
  also?: readonly string[] | undefined;
  /** The remote whose page it opens; null for a page of the shell. */
  remote: ResolvedRemote | null;
  /** Name of the count beside it. */
  badge?: string | undefined;
  /** The letter that opens it after G. */
  key?: string | undefined;
}

/** A group of the menu: of a remote, of the administration, or of what several areas have part in. */
export interface NavigationGroup {
  id: string;
  /** Null for the items above all groups. */
  title: string | null;
  /** Name of an icon of the UI kit. */
  icon: string;
  items: NavigationItem[];
  /** Its items are hidden until someone opens it. */
  folded?: boolean;
  /** The heading that it shares with the other groups of its remote. */
  section?: string;
}

export type MayOpen = (guard: RouteGuard) => boolean;

type GroupedItem = NavigationItem & { group?: string | undefined; order: number };

function itemsOf(remote: ResolvedRemote, mayOpen: MayOpen): GroupedItem[] {
  const open = remote.nav.filter(({ path, guard }) => {
    const route = remote.routes.find((candidate) => candidate.path === pageOfEntry(path));
    return route !== undefined && mayOpen(route.guard) && (guard === undefined || mayOpen(guard));
  });
  return open
    .toSorted((one, other) => one.order - other.order)
    .map((item) => ({
      ...item,
      title: translate(item.title),
      id: `${remote.id}.${item.id}`,
      remote,
      except: open.map(({ path }) => path).filter((path) => path.startsWith(`${item.path}?`)),
    }));
}

/** The group with the remote's name, then the groups that it defines itself. */
function groupsOf(remote: ResolvedRemote, mayOpen: MayOpen): NavigationGroup[] {
  const items = itemsOf(remote, mayOpen);
  const within = (group?: string) => items.filter((item) => item.group === group);
  return [
    { id: remote.id, title: translate(remote.title), icon: remote.icon, items: within() },
    ...(remote.navGroups ?? []).map(({ id, title, icon, folded = false }) => ({
      id: `${remote.id}.${id}`,
      title: translate(title),
      icon,
      folded,
      items: within(id),
    })),
  ];
}

const firstOrder = (remote: ResolvedRemote) => Math.min(...remote.nav.map(({ order }) => order));

/** A remote that sorts all its pages into groups of its own has them under one heading. */
function withSection(remote: ResolvedRemote, groups: NavigationGroup[]): NavigationGroup[] {
  if (groups.length < 2 || groups.some(({ id }) => id === remote.id)) return groups;
  return groups.map((group) => ({ ...group, section: translate(remote.title) }));
}

/** The groups of the enabled remotes for this person, without groups in which they may open nothing. */
export function listRemoteGroups(portal: Portal, mayOpen: MayOpen): NavigationGroup[] {
  return portal.remotes
    .filter(({ nav }) => nav.length > 0)
    .toSorted((one, other) => firstOrder(one) - firstOrder(other))
    .flatMap((remote) =>
      withSection(
        remote,
        groupsOf(remote, mayOpen).filter(({ items }) => items.length > 0),
      ),
    );
}

/** What the enabled remotes have in a group of the menu that belongs to none of them. */
export const listSharedItems = (portal: Portal, mayOpen: MayOpen, wanted: MenuGroup): NavigationItem[] =>
  portal.remotes
    .flatMap((remote) => itemsOf(remote, mayOpen))
    .filter(({ group }) => group === wanted)
    .toSorted((one, other) => one.order - other.order);

/** Whether its items are shown below its title; a group with a single item is shown as that item. */
export function isArea(group: NavigationGroup): group is NavigationGroup & { title: string } {
  return group.title !== null && group.items.length > 1;
}
