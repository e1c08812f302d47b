import { randomUUID } from 'node:crypto';
import { errorBodySchema } from '@atrium/contracts';
import {
  draftRequest,
  readOperations,
  writeRequest,
  type Answer,
  type HttpClient,
  type Operation,
  type SendOptions,
  type TestPortal,
} from '@atrium/testing';
import fc from 'fast-check';
import { startAttackedPortal } from './attacked-portal.js';
import { createFullCompany, type FullCompany } from './full-company.js';

let portal: TestPortal;
let operations: Operation[];
let acme: FullCompany;
beforeAll(async () => {
  portal = await startAttackedPortal();
  acme = await createFullCompany(portal, 'mica');
  operations = await readOperations(portal.browser());
});
afterAll(() => portal.close());

interface Shot {
  name: string;
  request: SendOptions;
  /** The expected status; left out: anything below 500. */
  status?: number;
}

/** Fuzzed without a session, because the admin's session is still needed. */
const ENDS_SESSION = ['POST /api/auth/lock', 'POST /api/auth/logout'];
/** Closed to a company's admin: refused before the request is read. */
const OPERATORS = '/api/platform/';
const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

/** ATRIUM_TEST_FULL=1 tries every value in every field; else each field meets some, and each value many fields. */
const FULL = process.env['ATRIUM_TEST_FULL'] === '1';
const someOf = <Value>(values: readonly Value[], turn: number, step: number): readonly Value[] =>
  FULL ? values : values.filter((_, index) => (index + turn) % step === 0);

/**
 * Sends the requests to every operation, as an admin, who may call the most, and without a session, who is refused
 * before anything is read: a few of them are enough. Each operation meets one of so many of an admin's requests, in
 * turn.
 */
async function fire(
  shots: (operation: Operation) => Shot[],
  oneOf = 4,
): Promise<{ fired: number; faults: string[] }> {
  const faults: string[] = [];
  let fired = 0;
  for (const [turn, operation] of operations.entries()) {
    const clients: [string, HttpClient, Shot[]][] = [
      ['nobody', portal.browser(), [...someOf(shots(operation), turn, 10)]],
    ];
    if (!ENDS_SESSION.includes(operation.id))
      clients.push(['admin', acme.people.admin, [...someOf(shots(operation), turn, oneOf)]]);
    for (const [who, client, sent] of clients) {
      for (const { name, request, status } of sent) {
        fired += 1;
        const comesIn = who === 'admin' && !operation.path.startsWith(OPERATORS);
        const fault = faultOf(await client.send(request), comesIn ? status : undefined);
        if (fault) faults.push(`${operation.id} as ${who}, ${name}: ${fault}`);
      }
    }
  }
  return { fired, faults };
}

function faultOf(answer: Answer, status?: number): string | null {
  const said = `${answer.status} ${answer.text.slice(0, 200)}`;
  if (status !== undefined && answer.status !== status) return `${said}, expected ${status}`;
  if (answer.status < 400) return null;
  if (answer.status >= 500 || !errorBodySchema.strict().safeParse(answer.body).success) return said;
  return answer.body.error.requestId === answer.headers['x-request-id']
    ? null
    : `${said}: another request id`;
}

const valid = (operation: Operation): SendOptions => writeRequest(draftRequest(operation));
const fieldsOf = (operation: Operation): Record<string, unknown> =>
  (draftRequest(operation).body ?? {}) as Record<string, unknown>;

/** A request with another body, for operations that take one. */
const bodyShot = (operation: Operation, name: string, body: unknown, status?: number): Shot[] =>
  operation.body
    ? [{ name, request: { ...valid(operation), body }, ...(status !== undefined && { status }) }]
    : [];

const expectNoFaults = ({ fired, faults }: { fired: number; faults: string[] }): void => {
  expect(faults).toEqual([]);
  expect(fired).toBeGreaterThan(50);
};

test('an unknown field is refused in the body and in the query', async () => {
  const result = await fire((operation) => [
    ...bodyShot(operation, 'unknown field', { ...fieldsOf(operation), surprise: 1 }, 400),
    ...bodyShot(operation, 'prototype', `{"__proto__":{"role":"admin"},"constructor":{"prototype":1}}`, 400),
    {
      name: 'unknown query',
      request: { ...valid(operation), path: `${valid(operation).path.split('?')[0]}?surprise=1&surprise=2` },
    },
  ]);
  expectNoFaults(result);
});

const WRONG_VALUES: unknown[] = [
  null,
  [],
  {},
  true,
  -1,
  1e308,
  0.1,
  '',
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  '\u202e𝕏',
];

test('a field of a wrong type or an absurd value breaks nothing', async () => {
  const result = await fire((operation) =>
    Object.keys(fieldsOf(operation)).flatMap((name, turn) =>
      someOf(WRONG_VALUES, turn + operation.id.length, 6).flatMap((value) =>
        bodyShot(operation, `${name} = ${JSON.stringify(value).slice(0, 20)}`, {
          ...fieldsOf(operation),
          [name]: value,
        }),
      ),
    ),
  );
  expectNoFaults(result);
});

test('a parameter of a wrong form breaks nothing', async () => {
  const values = [
    '',
    '%00',
    '%zz',
    '%ff%fe',
    'a'.repeat(400),
    '..%2f..%2fetc',
    '%F0%9F%92%A9',
    "' or 1=1--",
    '-1',
  ];
  const result = await fire((operation) =>
    operation.parameters.flatMap(({ in: where, name }, turn) =>
      someOf(values, turn + operation.id.length, 3).flatMap((value) => {
        const draft = draftRequest(operation);
        const part = { ...draft, [where]: { ...draft[where], [name]: encodeSpaces(value) } };
        return [{ name: `${name} = ${value.slice(0, 20)}`, request: writeRequest(part) }];
      }),
    ),
  );
  expectNoFaults(result);
});

const encodeSpaces = (value: string): string => value.replaceAll(' ', '%20');

test('a body that is not the JSON of an object is refused', async () => {
  const send = (body: unknown, operation: Operation, status = 400) =>
    bodyShot(operation, `body ${String(body).slice(0, 12)}`, body, status);
  const nested = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  const bodies = (operation: Operation) => [
    ...['null', '[]', '"text"', '1', '{"a":', '{"a\\u0000":1}', `[${'['.repeat(9_000)}`, nested].flatMap(
      (body) => send(body, operation),
    ),
    ...send({ ...fieldsOf(operation), filler: 'x'.repeat(MEGABYTE) }, operation, 413),
  ];
  expectNoFaults(await fire(bodies, 9));
});

test('another content type is refused, whether or not a body is expected', async () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
  ];
  const result = await fire((operation) =>
    operation.method === 'GET'
      ? []
      : types.map((type) => ({
          name: type,
          request: { ...valid(operation), body: 'role=admin', headers: { 'content-type': type } },
          status: 415,
        })),
  );
  expectNoFaults(result);
});

test('a change on behalf of another site is refused and reading is harmless', async () => {
  const forged: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  const result = await fire((operation) =>
    forged.map((headers) => ({
      name: JSON.stringify(headers),
      request: { ...valid(operation), headers },
      ...(operation.method !== 'GET' && { status: 403 }),
    })),
  );
  expectNoFaults(result);
});

test('odd headers break nothing', async () => {
  const odd: Record<string, string>[] = [
    { cookie: 'atrium_session=' },
    { cookie: `atrium_session=${'%'.repeat(300)}` },
    { cookie: 'atrium_session=a; atrium_session=b; =; ;;' },
    { cookie: `atrium_session=${randomUUID()}.${'x'.repeat(5_000)}` },
    { 'x-forwarded-for': 'not an address, , 1.2.3.4.5' },
    { 'x-request-id': '<script>' },
    { ...JSON_TYPE, 'content-encoding': 'gzip' },
    { 'content-type': 'application/json; charset=utf-7' },
    { accept: 'image/png', 'accept-language': 'x'.repeat(2_000) },
  ];
  const headed = (operation: Operation) =>
    odd.map((headers) => ({
      name: JSON.stringify(headers).slice(0, 60),
      request: { ...valid(operation), headers },
    }));
  expectNoFaults(await fire(headed, odd.length));
});

test('any JSON in any field breaks nothing', async () => {
  const filled = (operation: Operation) =>
    fc
      .sample(fc.dictionary(fc.constantFrom(...Object.keys(fieldsOf(operation)), 'x'), fc.jsonValue()), {
        numRuns: 15,
        seed: 20_261_120,
      })
      .flatMap((body) => bodyShot(operation, JSON.stringify(body).slice(0, 80), body));
  expectNoFaults(await fire(filled, 8));
});
