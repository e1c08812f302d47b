import { Contributions } from '@atrium/platform';
import { ListExport } from '@atrium/records';
import {
  createTestUser,
  explainAll,
  explainedPlans,
  multiplyRows,
  TestPortal,
  type FilledCompany,
} from '@atrium/testing';
import { startAttackedPortal } from '../../attack/attacked-portal.js';
import { createFullCompany } from '../../attack/full-company.js';
import { questionsOf, type Question } from './list-questions.rules.js';
import { findPlanFaults, listedTable } from './plan.rules.js';

const ROWS = 1_000_000;
const BOUNDS = { scanned: 20_000, looked: 300_000, milliseconds: 1_000 };
const TIME_LIMIT_MS = 3_600_000;

const WORD = 'zirconia';
/** A text that all rows have, one that few rows have, and one that none has. */
const TEXTS = [WORD, '4242-', 'nowheretobefound'];

/** Questions that read row by row, each with the reason why that is accepted. */
const KNOWN = [
  // Part of an address that nobody has: the list's search finds addresses by an index.
  /^identity\.(users|invitations)\?.*email=nowhere/,
  // A role that no invitation has, in the order of time: the planner expects to meet some soon. Some 0.5 s.
  /^identity\.invitations\?sort=-invitedAt&role=admin looks/,
  // A company has a dozen types of leave and some letters; with a million of them the planner begins at them.
  /^hr\.leaveRequests\?.*(employee|type)=0/,
  /^hr\.lettertemplates\?/,
  // No company has a million lists, or a million people with a schedule of their own; follower-plans.full.test.ts asks
  // them for 100,000 people.
  /^hr\.(schedules|holidaylists)\?/,
  // Nobody has a million web forms.
  /^clients\.webforms\?/,
];

let filling: TestPortal;
let portal: TestPortal;
let company: FilledCompany;
/** A file of one month, such as the muster roll, is no list of rows. */
const lists = () =>
  portal.app
    .get(Contributions)
    .of(ListExport)
    .filter(({ query }) => query.safeParse({}).success);
/** Some rows of each list, read before there were a million. */
const known = new Map<ListExport, object[]>();

beforeAll(async () => {
  filling = await startAttackedPortal();
  company = await createFullCompany(filling, WORD);
  const { database } = filling;
  await explainAll(database);
  portal = await TestPortal.start({ beside: filling });
  const tables = new Set<string>();
  for (const list of lists()) {
    const plans = await explainedPlans(async () => known.set(list, (await ask(list, {})).items));
    tables.add(listedTable(plans));
  }
  for (const table of tables)
    await multiplyRows(database, { table, companyId: company.company.id, rows: ROWS });
  await database.query('vacuum analyze');
}, TIME_LIMIT_MS);
afterAll(async () => {
  await portal.close();
  await filling.close();
});

function ask(list: ListExport, question: Question) {
  const { id, company: of, permissions } = company.people.admin.user;
  const admin = createTestUser('admin', { id, companyId: of.id, permissions });
  return list.page(admin, list.query.parse({ limit: 50, ...question })) as Promise<{ items: object[] }>;
}

async function faultsOf(list: ListExport, question: Question): Promise<string[]> {
  const asked = `${list.key}?${new URLSearchParams(question).toString()}`;
  const failures: string[] = [];
  const plans = await explainedPlans(() =>
    ask(list, question).catch((error: unknown) => {
      failures.push(`${asked} fails: ${error instanceof Error ? error.message : 'unknown'}`);
    }),
  );
  if (failures.length > 0) return failures;
  if (plans.length === 0) throw new Error('The database did not tell how it answered.');
  return plans.flatMap((plan) => findPlanFaults(plan, BOUNDS)).map((fault) => `${asked} ${fault}`);
}

test(
  'no list reads a table of a million rows from end to end, whatever it is asked',
  async () => {
    const faults: string[] = [];
    for (const list of lists())
      for (const question of questionsOf(list.list, known.get(list) ?? [], TEXTS))
        faults.push(...(await faultsOf(list, question)));
    expect(faults.filter((fault) => !KNOWN.some((known) => known.test(fault)))).toEqual([]);
  },
  TIME_LIMIT_MS,
);
