import { text } from 'node:stream/consumers';
import type { AccessRule } from '@atrium/platform';
import {
  draftRequest,
  listRoutes,
  readOperations,
  writeRequest,
  type HttpClient,
  type Operation,
  type TestCompany,
  type TestPortal,
} from '@atrium/testing';
import { startAttackedPortal } from './attacked-portal.js';
import { createFullCompany, type FullCompany } from './full-company.js';
import { COLUMNS, ROUTE_ACCESS, UNDOCUMENTED } from './route-access.matrix.js';

let portal: TestPortal;
let operations: Operation[];
let acme: FullCompany;
let other: TestCompany;
beforeAll(async () => {
  portal = await startAttackedPortal();
  acme = await createFullCompany(portal, 'feldspar');
  other = await portal.company();
  operations = await readOperations(portal.browser());
});
afterAll(() => portal.close());

test('the matrix has a row for every route and none too many', () => {
  expect(Object.keys(ROUTE_ACCESS).sort()).toEqual(listRoutes(portal.app).sort());
});

test('OpenAPI describes every route but those that are listed', () => {
  const described = operations.map(({ id }) => id);
  expect([...described, ...UNDOCUMENTED].sort()).toEqual(Object.keys(ROUTE_ACCESS).sort());
});

/** The described operation of a route, or an empty request for a route that is not described. */
function operationOf(route: string): Operation {
  const [method = '', path = ''] = route.split(' ');
  const described = operations.find(({ id }) => id === route);
  return (
    described ?? {
      id: route,
      method: method as Operation['method'],
      // Nothing is found there; an empty part would make it another address.
      path: path.replaceAll(/\{\w+\}/g, 'none'),
      parameters: [],
      body: null,
      takesKey: false,
    }
  );
}

/** How a route's access check answers: null when it lets the caller in, because later refusals have other codes. */
async function askDoor(client: HttpClient, route: string): Promise<string> {
  const answer = await client.open(writeRequest(draftRequest(operationOf(route))));
  if (answer.statusCode !== 401 && answer.statusCode !== 403) {
    answer.destroy();
    return '';
  }
  const { error } = JSON.parse(await text(answer)) as { error: { code: string } };
  const closed = ['NOT_SIGNED_IN', 'ACCESS_DENIED', 'REMOTE_DISABLED'].includes(error.code);
  return closed ? `${answer.statusCode} ${error.code}` : '';
}

/** Changing routes that stay open to an admin who looks at the portal as somebody else. */
const OPEN = ['POST /api/auth/logout', 'POST /api/auth/stop-seeing'];

test.each(['employee', 'teamLeader', 'hr', 'client'] as const)(
  'an admin who looks as %s changes nothing, by no operation, and sees nothing that is theirs alone',
  async (role) => {
    const { admin } = acme.people;
    const rules = await readRules();
    const before = await countWritten();
    expect((await admin.post(`/api/users/${acme.people[role].user.id}/see-as`)).status).toBe(200);
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const route of Object.keys(ROUTE_ACCESS).filter((each) => !OPEN.includes(each))) {
      const rule = rules.get(route);
      if (rule && rule.session !== 'any' && rule.session !== 'staff') continue;
      // A page for strangers, which OpenAPI leaves out, has no session either.
      if (!rule && ROUTE_ACCESS[route]?.[COLUMNS.indexOf('nobody')]) continue;
      const reads = route.startsWith('GET ');
      if (reads && !(rule && 'ownAlone' in rule)) continue;
      expected[route] = reads ? 'SEEN_BY_OWNER_ALONE' : 'SEEING_ONLY';
      const { body } = await admin.send(writeRequest(draftRequest(operationOf(route))));
      found[route] = body.error?.code;
    }
    expect(found).toEqual(expected);
    expect(Object.keys(expected).length).toBeGreaterThan(60);
    expect(await countWritten()).toBe(before + 1);
    expect((await admin.post('/api/auth/stop-seeing')).status).toBe(200);
  },
);

/** Number of entries in the audit trail; every change adds one. */
async function countWritten(): Promise<number> {
  const query = 'select count(*)::int as count from audit_entry';
  return (await portal.database.query<{ count: number }>(query))[0]?.count ?? 0;
}

interface Described {
  paths: Record<string, Record<string, { 'x-access': AccessRule }>>;
}

/** The access rule of each described operation, by `GET /api/users`. */
async function readRules(): Promise<Map<string, AccessRule>> {
  const { body } = await portal.browser().get<Described>('/api/openapi.json');
  return new Map(
    Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => [`${method.toUpperCase()} ${path}`, each['x-access']]),
    ),
  );
}

// Routes that lock or end the session come last, because the others need it.
const LAST = ['POST /api/auth/lock', 'POST /api/auth/logout'];
const routes = [...Object.keys(ROUTE_ACCESS).filter((route) => !LAST.includes(route)), ...LAST];

test.each(COLUMNS)('%s comes in where the matrix says so, and nowhere else', async (role) => {
  const client = role === 'nobody' ? portal.browser() : acme.people[role];
  const refused = role === 'nobody' ? '401 NOT_SIGNED_IN' : '403 ACCESS_DENIED';
  const column = COLUMNS.indexOf(role);
  const found: Record<string, string> = {};
  for (const route of routes) found[route] = await askDoor(client, route);
  const expected = routes.map((route) => [route, ROUTE_ACCESS[route]?.[column] ? '' : refused]);
  expect(found).toEqual(Object.fromEntries(expected));
});

const ofHr = routes.filter((route) => route.includes(' /api/hr/'));

test('every route of an app that is off is closed for that company only, and opens again', async () => {
  const admin = await acme.company.signIn(acme.people.admin.user.email);
  const doors = async (client: HttpClient) =>
    new Set(await Promise.all(ofHr.map((route) => askDoor(client, route))));
  expect(ofHr.length).toBeGreaterThan(10);
  expect((await admin.put('/api/apps/hr', { enabled: false })).status).toBe(200);
  expect(await doors(admin)).toEqual(new Set(['403 REMOTE_DISABLED']));
  expect(await doors(other.admin)).toEqual(new Set(['']));
  expect((await admin.put('/api/apps/hr', { enabled: true })).status).toBe(200);
  expect(await doors(admin)).toEqual(new Set(['']));
});
