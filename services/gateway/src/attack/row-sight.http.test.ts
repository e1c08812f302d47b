import { passesCheck, PERMISSION_TABLE, TABS, type PermissionEntry } from '@atrium/contracts';
import { Contributions, TenantDb, toAppError, type SignedInUser } from '@atrium/platform';
import {
  ListExport,
  OfferedSubject,
  ReaderSearch,
  RecordSubject,
  type ListQuery,
  type RecordRow,
} from '@atrium/records';
import {
  createTestUser,
  expectDone,
  type FilledCompany,
  type TestPerson,
  type TestPortal,
} from '@atrium/testing';
import { taskDraft } from '@atrium/work/testing';
import { startAttackedPortal } from './attacked-portal.js';
import { createFullCompany } from './full-company.js';

type Offered = OfferedSubject<RecordRow, object, { id: string }>;

const isOffered = (subject: RecordSubject): subject is Offered => subject instanceof OfferedSubject;

/** Reading everything, and no more: what they see is decided by whose it is. */
const READING: PermissionEntry[] = TABS.map((tab) => ({
  tab,
  accessType: 'restricted',
  resources: PERMISSION_TABLE[tab].map((resource) => ({ resource, actions: ['read'] })),
}));

let portal: TestPortal;
let filled: FilledCompany;
let offered: Offered[];

const asUser = ({ user }: TestPerson, permissions = user.permissions): SignedInUser =>
  createTestUser(user.role, { id: user.id, companyId: user.company.id, email: user.email, permissions });

beforeAll(async () => {
  portal = await startAttackedPortal();
  filled = await createFullCompany(portal, 'sapphire');
  offered = portal.app.get(Contributions).of(RecordSubject).filter(isOffered);
  await leadBy(filled.people.admin, filled.people.teamLeader);
});
afterAll(() => portal.close());

/** Whatever is the person's is then seen by the leader, too. */
async function leadBy(person: TestPerson, leader: TestPerson): Promise<void> {
  const { admin, hr } = filled.people;
  const recordOf = async ({ user }: TestPerson) => {
    const path = `/api/hr/employees?search=${encodeURIComponent(user.email)}`;
    return expectDone(await hr.get<{ items: { id: string; version: number }[] }>(path)).items[0]!;
  };
  const [{ id, version }, above] = [await recordOf(person), await recordOf(leader)];
  expectDone(await hr.patch(`/api/hr/employees/${id}`, { version, managerId: above.id }));
  expectDone(await admin.post('/api/tasks', taskDraft({ assigneeIds: [person.user.id] })));
}

/** All of the company's, whoever sees them. */
const idsOf = ({ steps }: Offered, { companyId }: SignedInUser): Promise<string[]> =>
  portal.app.get(TenantDb).run(companyId, async (tx) => {
    const { from, alias } = steps.rules.list;
    const rows = await tx.query<{ id: string }[]>(`select ${alias}.id from ${from}`);
    return rows.map(({ id }) => id);
  });

/** What of them each way to a row gives the reader. */
async function waysOf(subject: Offered, user: SignedInUser, ids: string[]) {
  const { steps } = subject;
  const db = portal.app.get(TenantDb);
  const got: string[] = [];
  for (const id of ids)
    try {
      await steps.get(user, id);
      got.push(id);
    } catch (error) {
      expect(toAppError(error).code).toBe('NOT_FOUND');
    }
  return db.run(user.companyId, async () => ({
    get: got,
    seen: [...(await steps.sight.seenOf(user, ids))],
    found: (await steps.findAll(user, ids)).map(({ id }) => id),
    read: (await Promise.all(ids.map(async (id) => ((await subject.mayRead(user, id)) ? id : [])))).flat(),
  }));
}

/** What its list and its file say, and what the search finds by each title. */
async function listsOf({ key, steps }: Offered, user: SignedInUser, titles: readonly string[]) {
  const contributions = portal.app.get(Contributions);
  const { list, querySchema } = steps.rules.record;
  const query = querySchema.parse({ limit: 100 }) as ListQuery;
  const file = contributions.of(ListExport).find((each) => each.list === list);
  const search = contributions.find(ReaderSearch, key);
  const searched = [];
  for (const text of search ? titles : [])
    searched.push(...idsIn((await search!.find(user, { text, most: 50 })).items));
  return {
    listed: idsIn((await steps.list(user, query)).items),
    exported: file && idsIn((await file.page(user, query)).items as { id: string }[]),
    searched,
  };
}

const idsIn = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id).sort();

interface Found extends Awaited<ReturnType<typeof listsOf>> {
  /** Whether they may read such records at all. */
  reads: boolean;
  ways: Awaited<ReturnType<typeof waysOf>>;
}

async function findAs(subject: Offered, user: SignedInUser): Promise<Found> {
  const { rows, rules } = subject.steps;
  const ids = await idsOf(subject, user);
  const all = await portal.app.get(TenantDb).run(user.companyId, () => rows.readAll(ids));
  const lists = await listsOf(subject, user, all.map(rules.title));
  const searched = lists.searched.filter((id) => ids.includes(id));
  const reads = passesCheck(user, rules.record.check('read'));
  return { ...lists, searched, reads, ways: await waysOf(subject, user, ids) };
}

/** @param shown what somebody's list shows; what no list does is left out by its filters */
function faultsOf({ reads, ways, listed, exported, searched }: Found, shown: ReadonlySet<string>): string[] {
  const { get, read, ...others } = ways;
  const differ = (ids: string[]) => String(ids.sort()) !== String(get.sort());
  return [
    ...Object.entries(others).flatMap(([way, ids]) => (differ(ids) ? way : [])),
    ...(differ(read) && (reads || read.length > 0) ? ['history'] : []),
    ...(String(listed) === String(get.filter((id) => shown.has(id))) ? [] : ['list']),
    ...(exported === undefined || String(exported) === String(listed) ? [] : ['file']),
    ...(searched.every((id) => get.includes(id)) ? [] : ['search']),
  ];
}

test('every way to a row agrees with reading it by its id, for whoever leads its owner and for a stranger', async () => {
  const { admin, teamLeader, employee, hr } = filled.people;
  const readers = [asUser(teamLeader, READING), asUser(employee, READING)];
  readers.push(asUser(employee), asUser(hr), asUser(admin));
  const faults: string[] = [];
  const told: string[] = [];
  for (const subject of offered) {
    const found: Found[] = [];
    for (const reader of readers) found.push(await findAs(subject, reader));
    const shown = new Set(found.flatMap(({ listed }) => listed));
    for (const [place, each] of found.entries())
      for (const fault of faultsOf(each, shown)) faults.push(`${subject.key}: ${fault} of reader ${place}`);
    const [ofLeader, ofStranger] = found.map(({ ways }) => ways.get.length);
    if (ofLeader !== ofStranger) told.push(subject.key);
  }
  expect(faults).toEqual([]);
  // Of the other kinds the company has no row that the leader's people own.
  expect(told.sort()).toEqual([
    'application',
    'appraisal',
    'client',
    'client_contact',
    'client_onboarding',
    'interview',
    'lead',
    'milestone',
    'opening',
    'project',
    'proposal',
    'requisition',
    'task',
  ]);
});
