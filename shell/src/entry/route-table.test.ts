import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_ENTRIES, ROLES, type Check, type Role, type RouteGuard } from '@atrium/contracts';
import type { RemoteDefinition } from '@atrium/sdk';
import { listNavigation } from '../navigation/list-navigation.js';
import { listRemoteGroups } from '../navigation/navigation.rules.js';
import { companyRoutes } from '../company/company.routes.js';
import { findRemotePlace, findShellPage, isClientHome, samePath } from '../navigation/place.rules.js';
import { decideAccess } from '../session/access.rules.js';
import { person } from '../testing/people.js';
import { portalOf, resolvedFrom } from '../testing/remotes.js';
import { publicRoutes } from './public.routes.js';

/** A row of the specification's table. */
interface Row {
  path: string;
  owner: string;
  layout: 'blank' | 'full';
  guard: RouteGuard['session'];
  permission?: Check | null;
  allowedRoles?: Role[];
  selfService?: true;
}

/** What the product has at a path. */
interface Built {
  path: string;
  owner: string;
  layout: string;
  guard: RouteGuard;
}

const BELOW = '/{companyCode}/';
const file = (path: string) => new URL(path, import.meta.url);
const table = JSON.parse(readFileSync(file('../testing/routes.json'), 'utf8')) as { routes: Row[] };
const rows = table.routes.filter(({ path }) => path !== '*');

let remotes: RemoteDefinition[];
let built: Built[];
beforeAll(async () => {
  const folders = readdirSync(file('../../../remotes'));
  remotes = [];
  // One after the other: Jest cannot link modules that two imports load at the same time.
  for (const folder of folders) {
    const module: unknown = await import(file(`../../../remotes/${folder}/src/remote.ts`).pathname);
    remotes.push((module as { default: RemoteDefinition }).default);
  }
  built = [
    ...publicRoutes.map(({ path, guard }) => ({
      path: path.replace('/:companyCode/', BELOW),
      owner: 'shell',
      layout: 'blank',
      guard,
    })),
    ...companyRoutes.map(({ path, guard, layout = 'full' }) => ({
      path: BELOW + path,
      owner: 'shell',
      layout,
      guard,
    })),
    ...remotes.flatMap(({ id, routes }) =>
      routes.map(({ path, layout, guard }) => ({ path: BELOW + path, owner: id, layout, guard })),
    ),
  ];
});

const findBuilt = ({ path }: Row) => built.find((one) => one.path === path);
const belowCompany = ({ path }: Row) => path.replace(BELOW, '');

/** Of the shell's own commands: Invite someone, New event, New announcement, New message. */
const OWN_COMMANDS = ['i', 'v', 'a', 'm'];

test('no two pages of the menu, and no two commands, have the same keys', () => {
  const keysOf = (all: readonly { key?: string | undefined }[]) => all.flatMap(({ key }) => key ?? []);
  const menu = listNavigation(portalOf(remotes.map(resolvedFrom)), companyRoutes, () => true);
  const pages = keysOf(menu.flatMap(({ items }) => items));
  const commands = [...OWN_COMMANDS, ...keysOf(remotes.flatMap((remote) => remote.commands ?? []))];
  expect(pages.length).toBeGreaterThan(10);
  for (const keys of [pages, commands]) expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
});

test('no address is built twice', () => {
  const paths = built.map(({ path }) => path.toLowerCase());
  expect(paths).toEqual([...new Set(paths)]);
});

test.each(rows.map((row) => [row.path, row] as const))(
  '%s is as the table says, or is not there',
  (_, row) => {
    const found = findBuilt(row);
    if (!found) {
      // Another spelling would still be the same path.
      expect(built.filter(({ path }) => samePath(path, row.path))).toEqual([]);
      return;
    }
    const { permission, allowedRoles, selfService } = found.guard;
    expect({ ...found, guard: found.guard.session, permission, allowedRoles, selfService }).toEqual({
      path: row.path,
      owner: row.owner,
      layout: row.layout,
      guard: row.guard,
      permission: row.permission ?? undefined,
      allowedRoles: row.allowedRoles,
      selfService: row.selfService,
    });
  },
);

const CLIENT_HOME = '/{companyCode}/client/proposal';

/** Where the specification's table leads a person of acme, independent of the product's own rules. */
function expectedFor(row: Row, role: Role | null): string {
  const { guard } = row;
  if (role === 'client' && row.path !== CLIENT_HOME) return '/acme/client/proposal';
  if (guard === 'public') return 'open';
  if (guard === 'guest') return role ? '/acme/dashboard' : 'open';
  if (!role) return '/companyCode';
  if (row.allowedRoles && !row.allowedRoles.includes(role)) return 'denied';
  return row.selfService || holds(role, row.permission) ? 'open' : 'denied';
}

function holds(role: Role, check: Check | null | undefined): boolean {
  if (!check || role === 'admin') return true;
  if ('allOf' in check) return check.allOf.every((one) => holds(role, one));
  if ('anyOf' in check) return check.anyOf.some((one) => holds(role, one));
  if ('roles' in check) return check.roles.includes(role);
  const { tab, resource, action } = check;
  const entries = DEFAULT_ENTRIES[role];
  if (tab === 'calendar') return entries.length > 0;
  const entry = entries.find((one) => one.tab === (tab === 'settings' ? 'hrOperations' : tab));
  if (!entry || !resource || entry.accessType === 'fullAccess') return entry !== undefined;
  const named = entry.resources.find((one) => one.resource === resource);
  return named !== undefined && (!action || named.actions.includes(action));
}

function isForClients(path: string, hash = ''): boolean {
  const page = publicRoutes.find((route) => route.path === path);
  return page?.forClients?.({ search: '', hash }) ?? isClientHome(path.replace(BELOW, ''));
}

test.each([null, ...ROLES])('every built row leads %s where the specification says', (role) => {
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const row of rows) {
    const page = findBuilt(row);
    if (!page) continue;
    const code = row.path.startsWith(BELOW) ? 'acme' : null;
    const forClients = isForClients(row.path);
    const access = decideAccess(role && person(role), { guard: page.guard, code, forClients });
    found[row.path] = access.kind === 'redirect' ? access.to : access.kind;
    expected[row.path] = expectedFor(row, role);
  }
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(10);
  expect(found).toEqual(expected);
});

test('a client sees the page of a mailed link with its token', () => {
  const paths = rows.map(({ path }) => path).filter((path) => isForClients(path, '#token=secret'));
  expect(paths.toSorted()).toEqual(['/employee/Onboarding', '/signup', CLIENT_HOME]);
});

test('features that are not built are not found and are in no menu', () => {
  const portal = portalOf(remotes.map(resolvedFrom));
  const inMenus = listRemoteGroups(portal, () => true).flatMap(({ items }) => items.map(({ path }) => path));
  const later = rows.filter((row) => row.path.startsWith(BELOW) && !findBuilt(row)).map(belowCompany);
  for (const path of [...later, 'nowhere']) {
    expect(findShellPage(path, companyRoutes)).toBeNull();
    expect(findRemotePlace(path, portal)).toEqual({ kind: 'unknown' });
  }
  expect(inMenus.filter((path) => later.includes(path))).toEqual([]);
});
