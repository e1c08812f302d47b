import type { Page } from '@atrium/contracts';
import {
  askedStatements,
  readOperations,
  type FilledCompany,
  type TestPerson,
  type TestPortal,
} from '@atrium/testing';
import { startAttackedPortal } from '../attack/attacked-portal.js';
import { createFullCompany } from '../attack/full-company.js';

/** How often a request may wait for the database, beginning and commit of a transaction included. */
const MOST = { list: 5, byId: 4 };

/** Imports of a calendar say what each did; a person has one or two of them, on a page of its own. */
const LONGER = new Set(['/api/calendar/imports']);

let portal: TestPortal;
let filled: FilledCompany;
beforeAll(async () => {
  portal = await startAttackedPortal();
  filled = await createFullCompany(portal, 'topaz');
});
afterAll(() => portal.close());

/** Paths of lists whose rows also have a path of their own. */
async function listPaths(): Promise<string[]> {
  const operations = await readOperations(filled.people.admin);
  const read = new Set(operations.filter(({ method }) => method === 'GET').map(({ path }) => path));
  return [...read].filter((path) => !path.includes('{') && read.has(`${path}/{id}`) && !LONGER.has(path));
}

/** What the second of two equal requests asks: the first one fills the caches, as the page's visitors do. */
async function askedBy(person: TestPerson, path: string): Promise<string[]> {
  await person.get(path);
  return askedStatements(async () => expect((await person.get(path)).status).toBe(200));
}

const told = (asked: readonly string[]) =>
  asked.map((text) => text.trim().replace(/\s+/g, ' ').slice(0, 120));

test.each(['admin', 'teamLeader', 'employee'] as const)(
  'no list and no record keeps the database busy with many statements for %s',
  async (role) => {
    const person = filled.people[role];
    const faults: string[] = [];
    const seen = { lists: 0, records: 0 };
    const check = async (path: string, most: number) => {
      const asked = await askedBy(person, path);
      if (asked.length > most)
        faults.push(`${path} asks ${String(asked.length)}, not ${String(most)}: ${told(asked).join(' | ')}`);
    };
    for (const path of await listPaths()) {
      const { status, body } = await person.get<Page<{ id: string }>>(path);
      if (status !== 200) continue;
      seen.lists += 1;
      await check(path, MOST.list);
      const [first] = body.items;
      if (!first) continue;
      seen.records += 1;
      await check(`${path}/${first.id}`, MOST.byId);
    }
    expect(faults).toEqual([]);
    expect(seen.lists).toBeGreaterThan(role === 'admin' ? 30 : 5);
    expect(seen.records).toBeGreaterThan(role === 'admin' ? 25 : 2);
  },
);
