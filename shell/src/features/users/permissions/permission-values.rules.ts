import {
  ACTIONS,
  PERMISSION_TABLE,
  TABS,
  type Action,
  type PermissionEntry,
  type Tab,
} from '@atrium/contracts';

/**
 * A person's access to a tab as one text, which a form can compare like any other value: `none`, `full`, or `only
 * attendence=read,approve;leave=read`.
 */
export type TabValue = string;
export type TabValues = Record<Tab, TabValue>;

export const NONE: TabValue = 'none';
export const FULL: TabValue = 'full';
const ONLY = 'only';
export type AccessKind = 'none' | 'only' | 'full';

export const kindOf = (value: TabValue): AccessKind =>
  value === NONE ? 'none' : value === FULL ? 'full' : 'only';

const resourcesOf = (tab: Tab): readonly string[] => PERMISSION_TABLE[tab];

type Grants = ReadonlyMap<string, ReadonlySet<Action>>;

const isAction = (name: string): name is Action => ACTIONS.some((action) => action === name);

/** The actions of a restricted value, by resource. */
export function grantsOf(value: TabValue): Grants {
  const parts = value.startsWith(`${ONLY} `) ? value.slice(ONLY.length + 1).split(';') : [];
  return new Map(
    parts.map((part) => {
      const [resource = '', actions = ''] = part.split('=');
      return [resource, new Set(actions.split(',').filter(isAction))];
    }),
  );
}

/** In the order of the product's table, then areas' resources by name, whatever the order of ticking. */
function write(tab: Tab, grants: Grants): TabValue {
  const inOrder = new Set([...resourcesOf(tab), ...[...grants.keys()].sort()]);
  const parts = [...inOrder].flatMap((resource) => {
    const actions = ACTIONS.filter((action) => grants.get(resource)?.has(action));
    return actions.length > 0 ? [`${resource}=${actions.join(',')}`] : [];
  });
  return [ONLY, parts.join(';')].join(' ').trim();
}

export const restricted = (tab: Tab): TabValue => write(tab, new Map());

export function toggle(
  tab: Tab,
  value: TabValue,
  { resource, action }: { resource: string; action: Action },
): TabValue {
  const grants = new Map(grantsOf(value));
  const actions = new Set(grants.get(resource));
  if (!actions.delete(action)) actions.add(action);
  grants.set(resource, actions);
  return write(tab, grants);
}

export function toValues(entries: readonly PermissionEntry[]): TabValues {
  const values = TABS.map((tab): [Tab, TabValue] => {
    const entry = entries.find((each) => each.tab === tab);
    if (!entry) return [tab, NONE];
    if (entry.accessType === 'fullAccess') return [tab, FULL];
    return [tab, write(tab, new Map(entry.resources.map((each) => [each.resource, new Set(each.actions)])))];
  });
  return Object.fromEntries(values) as TabValues;
}

export function toEntry(tab: Tab, value: TabValue): PermissionEntry | null {
  if (value === NONE) return null;
  if (value === FULL) return { tab, accessType: 'fullAccess', resources: [] };
  const resources = [...grantsOf(value)].map(([resource, actions]) => ({ resource, actions: [...actions] }));
  return { tab, accessType: 'restricted', resources };
}

export const toEntries = (values: TabValues): PermissionEntry[] =>
  TABS.flatMap((tab) => toEntry(tab, values[tab]) ?? []);

/** Whether a value includes the action. */
export function grants(value: TabValue, resource: string, action: Action): boolean {
  if (value === FULL) return true;
  return grantsOf(value).get(resource)?.has(action) ?? false;
}
