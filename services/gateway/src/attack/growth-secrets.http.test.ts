import { showableColumns, type PermissionEntry } from '@atrium/contracts';
import { HR_LIST_QUERIES } from '@atrium/hr-service/testing';
import { Contributions } from '@atrium/platform';
import { ListExport, RecordSubject } from '@atrium/records';
import {
  collectIds,
  draftRequest,
  expectDone as done,
  openEvents,
  readOperations,
  TestClock,
  TestPortal,
  writeRequest,
  type EventStream,
  type HttpClient,
  type Operation,
  type TestPerson,
} from '@atrium/testing';
import { APPLICANT_EMAIL, keepSecrets, SECRETS, type GrowthSecrets, type Secret } from './growth-secrets.js';
import { COLUMNS, ROUTE_ACCESS } from './route-access.matrix.js';

const READERS = [
  'subject',
  'colleague',
  'lead',
  'other lead',
  'HR',
  'HR without evaluations',
  'reader of the trail',
  'client',
  'admin',
  'stranger',
  'applicant',
] as const;
type Reader = (typeof READERS)[number];

/** Who may know it before anything is published; nobody else finds it anywhere. */
const MAY_KNOW: Readonly<Record<Secret, readonly Reader[]>> = {
  // One’s own form, and whoever calibrates.
  'what a colleague wrote': ['colleague', 'HR', 'admin'],
  'what the lead wrote': ['lead', 'HR', 'admin'],
  'a score of the forms': ['HR', 'admin'],
  'a calibrated score': ['HR', 'admin'],
  // Before calibration HR sees states alone.
  'what is written in a running cycle': ['colleague', 'lead'],
  // Whoever keeps the questions.
  'a right answer': ['HR', 'admin'],
  'the percent of an employee': ['lead', 'HR', 'admin'],
  'the percent of an applicant': ['HR', 'HR without evaluations', 'admin'],
  'what the marker noted': [],
};

/** By which column of the matrix they come in; null: by rights of their own, so every door is tried. */
const COLUMN_OF: Readonly<Record<Reader, (typeof COLUMNS)[number] | null>> = {
  subject: 'employee',
  colleague: 'employee',
  lead: 'teamLeader',
  'other lead': 'teamLeader',
  HR: 'hr',
  'HR without evaluations': 'hr',
  'reader of the trail': null,
  client: 'client',
  admin: 'admin',
  stranger: 'nobody',
  applicant: 'nobody',
};

const TIME_LIMIT_MS = 600_000;
const AT_ONCE = 8;
const MOST_IDS = 4;
const SHELL_PAGES = ['', '/assessment', '/assessment/table', '/evaluation/table', '/form/selfEvaluation'];

const clock = new TestClock('2026-11-26T06:00:00Z');
let portal: TestPortal;
let given: GrowthSecrets;
let operations: Operation[];
let ids: Map<string, string[]>;
const readers = {} as Record<Reader, HttpClient>;
const streams = new Map<Reader, EventStream>();

beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  given = await keepSecrets(portal, clock, async ({ acme, people }) => {
    const admin = await acme.signIn(acme.admin.user.email);
    const { asha, ravi, boss, hr } = people;
    Object.assign(readers, { subject: asha, colleague: ravi, lead: boss, HR: hr, admin });
    readers['other lead'] = await acme.person('teamLeader');
    readers['HR without evaluations'] = await withRights(admin, await acme.person('hr'), HIRING);
    readers['reader of the trail'] = await withRights(admin, await acme.person('employee'), TRAIL);
    readers.client = await acme.person('client');
    readers.stranger = portal.browser();
    readers.applicant = portal.browser();
    for (const reader of READERS.slice(0, -2)) streams.set(reader, await openEvents(readers[reader]));
    return admin;
  });
  operations = (await readOperations(portal.browser())).filter(({ method }) => method === 'GET');
  ids = await idsOfSecrets();
}, TIME_LIMIT_MS);
afterAll(async () => {
  for (const stream of streams.values()) stream.close();
  await portal.close();
});

const allOf = (resource: string) => ({
  resource,
  actions: ['read', 'create', 'update', 'delete', 'approve', 'export'] as const,
});
const HIRING = {
  tab: 'hrOperations',
  accessType: 'restricted',
  resources: ['hiring', 'addEmployee', 'leave'].map(allOf),
};
const TRAIL = { tab: 'admin', accessType: 'restricted', resources: [allOf('audit')] };

async function withRights(admin: TestPerson, person: TestPerson, entry: object): Promise<TestPerson> {
  const path = `/api/users/${person.user.id}/permissions`;
  const { version } = done(await admin.get<{ version: number; entries: PermissionEntry[] }>(path));
  done(await admin.put(path, { version, entries: [entry] }));
  return person;
}

/** What was told to whom: the places by secret and reader. */
class Told {
  private readonly places = new Map<string, string>();
  reads = 0;

  hear(reader: Reader, place: string, said: string): void {
    this.reads += 1;
    for (const [secret, pattern] of Object.entries(SECRETS))
      if (pattern.test(said) && !this.places.has(`${secret}: ${reader}`))
        this.places.set(`${secret}: ${reader}`, place);
  }

  /** Of those who may not know it, with the place where they found it. */
  get leaks(): string[] {
    const allowed = new Set(this.expected);
    return [...this.places].flatMap(([who, place]) => (allowed.has(who) ? [] : [`${who}, at ${place}`]));
  }

  get found(): string[] {
    const allowed = new Set(this.expected);
    return [...this.places.keys()].filter((who) => allowed.has(who)).sort();
  }

  readonly expected = Object.entries(MAY_KNOW)
    .flatMap(([secret, who]) => who.map((reader) => `${secret}: ${reader}`))
    .sort();
}

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

/** Of these all are tried, of other tables one. */
const OURS = /^(evaluation|assessment)_/;

/** What was written about the subject, and of each other table the first rows. */
async function idsOfSecrets(): Promise<Map<string, string[]>> {
  const { acme, people, idOf } = given.desk;
  const found = await collectIds(portal.database, acme.id);
  const own = async (table: string, where: string) => {
    const rows = await portal.database.query<{ id: string }>(
      `select id from ${table} where company_id = $1 and ${where} order by id`,
      [acme.id],
    );
    found.set(
      `${table}.id`,
      rows.map(({ id }) => id),
    );
  };
  const writers = [people.ravi, people.boss].map(idOf).join(`','`);
  const subject = `subject_id = '${idOf(people.asha)}'`;
  await own('evaluation_form', `${subject} and reviewer_id in ('${writers}')`);
  await own('evaluation_result', subject);
  await own('employee', `id = '${idOf(people.asha)}'`);
  await own('user_account', `id = '${people.asha.user.id}'`);
  return found;
}

/** Ids of the tables that share a word with an address: of forms, results and cycles for `own-evaluation-forms`. */
function idsFor(path: string): string[] {
  const words = path
    .split(/[/-]/)
    .filter((word) => word.length > 3 && !word.startsWith('{'))
    .map(singular);
  const known = words.map((word) => ({ user: 'user_account', attempt: 'assessment_attempt' })[word] ?? word);
  const tables = [...ids].flatMap(([label, found]) => {
    const [table = '', column] = label.split('.');
    const isNamed = known.some((word) => table.includes(word) || word === 'record');
    return column === 'id' && isNamed ? found.slice(0, OURS.test(table) ? MOST_IDS : 1) : [];
  });
  return [...new Set(tables)];
}

/** Doors that are closed to a role stay so by the test of the matrix. */
function comesIn(reader: Reader, { id }: Operation): boolean {
  const column = COLUMN_OF[reader];
  return column === null || ROUTE_ACCESS[id]?.[COLUMNS.indexOf(column)] === true;
}

/** The addresses of an operation, with ids of the company’s records filled in. */
function addressesOf(operation: Operation): string[] {
  const draft = draftRequest(operation);
  const named = Object.keys(draft.path);
  const write = (path: Record<string, string>) =>
    writeRequest({ ...draft, path: { ...draft.path, ...path } }).path;
  if (named.length === 0) return [write({})];
  const kinds = named.includes('kind')
    ? portal.app
        .get(Contributions)
        .of(RecordSubject)
        .map(({ key }) => key)
    : [''];
  const found = idsFor(operation.path);
  return kinds.flatMap((kind) =>
    found
      .filter((id) => kind === '' || ownerOf(id) === kind)
      .map((id) => write(Object.fromEntries(named.map((name) => [name, name === 'kind' ? kind : id])))),
  );
}

const camel = (table: string): string => table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const ownerOf = (id: string): string =>
  camel([...ids].find(([, found]) => found.includes(id))?.[0].split('.')[0] ?? '');

async function pooled<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const listPaths = (): string[] =>
  portal.app
    .get(Contributions)
    .of(ListExport)
    .map(({ key, list }) => {
      const columns = showableColumns(list).map((column) => column.key);
      const query = HR_LIST_QUERIES[key] ?? '';
      return `/api/exports?list=${key}&format=csv&columns=${columns.join(',')}${query}`;
    });

const pagePaths = (): string[] => {
  const { acme } = given.desk;
  const careers = ['', `/${given.slug}`, '/feed.xml', '/test', '/me', `/me?token=${given.link}`];
  return [...SHELL_PAGES, ...careers.map((path) => `/careers${path}`)].map((path) => `/${acme.code}${path}`);
};

const SEARCHED = ['Ravi', 'Neha', 'quartzine', 'garnetine', '88.13', 'Road signs', 'Which one means go'];

/** What is asked by a body. */
async function askByBody(who: HttpClient): Promise<string> {
  const { link, linkedAttemptId: id } = given;
  const asked = [
    await who.post('/api/hr/question-files/export', { bank: 'Signs', format: 'gift' }),
    await who.post('/api/assessment-links/read', { link }),
    await who.post('/api/assessment-links/paper', { link, id }),
    await who.post('/api/assessment-links/start', { link }),
  ];
  return asked.map(({ text }) => text).join('\n');
}

test(
  'nobody finds an unpublished score or a right answer, at no address, in no file, search, event, mail or page',
  async () => {
    const told = new Told();
    const described = new Map(operations.map((operation) => [operation, addressesOf(operation)]));
    const others = [
      '/api/portal/home',
      ...listPaths(),
      ...SEARCHED.map((text) => `/api/search?q=${encodeURIComponent(text)}`),
    ];
    for (const reader of READERS) {
      const open = operations.filter((operation) => comesIn(reader, operation));
      const paths = [...open.flatMap((each) => described.get(each) ?? []), ...pagePaths()];
      if (reader !== 'stranger' && reader !== 'applicant') paths.push(...others);
      await pooled(paths, async (path) => {
        told.hear(reader, path, (await readers[reader].get(path)).text);
      });
    }
    for (const reader of READERS) told.hear(reader, 'what is asked', await askByBody(readers[reader]));
    for (const reader of READERS.slice(0, -2)) {
      const { user } = readers[reader] as TestPerson;
      told.hear(reader, 'mails', JSON.stringify(await portal.mailsTo(user.email)));
    }
    told.hear('applicant', 'mails', JSON.stringify(await portal.mailsTo(APPLICANT_EMAIL)));
    for (const [reader, stream] of streams) told.hear(reader, 'events', JSON.stringify(stream.unread()));
    expect(told.reads).toBeGreaterThan(1_000);
    process.stdout.write(`Sweep of growth: ${told.reads} answers\n`);
    expect(told.leaks).toEqual([]);
    expect(told.found).toEqual(told.expected);
  },
  TIME_LIMIT_MS,
);
