import { text } from 'node:stream/consumers';
import {
  draftRequest,
  listRoutes,
  readOperations,
  writeRequest,
  type HttpClient,
  type Operation,
  type TestPortal,
} from '@atrium/testing';
import { startAttackedPortal } from './attacked-portal.js';
import { createFullCompany, type FullCompany } from './full-company.js';
import { COLUMNS, ROUTE_ACCESS, UNDOCUMENTED } from './route-access.matrix.js';

let portal: TestPortal;
let operations: Operation[];
let acme: FullCompany;
let other: FullCompany;
beforeAll(async () => {
  portal = await startAttackedPortal();
  acme = await createFullCompany(portal, 'feldspar');
  other = await createFullCompany(portal, 'gneiss');
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

/** A described operation, or a request without anything for one that is not. */
function operationOf(route: string): Operation {
  const [method = '', path = ''] = route.split(' ');
  const described = operations.find(({ id }) => id === route);
  return described ?? { id: route, method: method as Operation['method'], path, parameters: [], body: null };
}

/** What a route says at its door: nothing when it lets in, since later refusals have other codes. */
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

// What locks or ends the session that the others need comes last.
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
  expect(await doors(other.people.admin)).toEqual(new Set(['']));
  expect((await admin.put('/api/apps/hr', { enabled: true })).status).toBe(200);
  expect(await doors(admin)).toEqual(new Set(['']));
});
