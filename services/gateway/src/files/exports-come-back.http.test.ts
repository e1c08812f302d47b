import { buffer } from 'node:stream/consumers';
import { showableColumns, type Import, type ImportRows } from '@atrium/contracts';
import { Contributions } from '@atrium/platform';
import { Importer, ListExport } from '@atrium/records';
import { expectDone, type FilledCompany, type TestPortal } from '@atrium/testing';
import { startAttackedPortal } from '../attack/attacked-portal.js';
import { createFullCompany } from '../attack/full-company.js';

let portal: TestPortal;
let company: FilledCompany;

beforeAll(async () => {
  portal = await startAttackedPortal();
  company = await createFullCompany(portal, 'zirconia');
});
afterAll(() => portal.close());

interface Pair {
  /** The list whose file it takes, where that has another key. */
  list?: string;
  /** What somebody chooses to export, where the columns that are shown at first do not say how to reach anybody. */
  chosen?: string[];
  /** Columns that it cannot keep. */
  skips: string[];
}

/** By importer. */
const PAIRS: Record<string, Pair> = {
  'hr.employees': { skips: ['Last working day', 'Status'] },
  'hr.departments': { skips: ['People', 'Status'] },
  'hr.designations': { skips: ['People', 'Status'] },
  'hr.holidays': { skips: ['Status'] },
  'hr.openingBalances': { list: 'hr.leaveBalances', skips: ['Name', 'Reserved'] },
  'hr.applications': {
    chosen: ['candidate', 'opening', 'email', 'state', 'source'],
    skips: [
      'Applied on (Asia/Kolkata)',
      'In this stage since (Asia/Kolkata)',
      'Kept until',
      'Place',
      'Score of 4',
      'Stage',
    ],
  },
  'clients.leads': {
    skips: [
      ...['At this stage since', 'First answer due', 'Last activity', 'Lead since'].map(
        (title) => `${title} (Asia/Kolkata)`,
      ),
      'Owner',
      'Stage',
    ],
  },
  'clients.clients': {
    skips: [
      'Accepted in 12 months',
      'Client since (Asia/Kolkata)',
      'Health',
      'Last contact (Asia/Kolkata)',
      'Open projects',
      'Proposals out',
    ],
  },
  'finance.salaries': { skips: ['Counts with the payslip for', 'In force', 'Status'] },
  'finance.adjustments': { skips: ['Status'] },
  'finance.loans': { skips: ['Status', 'What is left (INR)'] },
  'finance.claims': { skips: ['Status', 'With the payslip for'] },
  'portal.tasks': { skips: ['Client', 'From', 'Own fields'] },
  'identity.invitations': {
    skips: [
      ...['Invited', 'Joined', 'Works until'].map((title) => `${title} (Asia/Kolkata)`),
      'Invited by',
      'Status',
    ],
  },
};
/** Their files come from elsewhere: no list shows what they hold. */
const WITHOUT_LIST = ['hr.punches'];

test('every importer takes the file of its list, or has none', () => {
  const contributions = portal.app.get(Contributions);
  const importers = contributions.of(Importer).map(({ key }) => key);
  expect(importers.sort()).toEqual([...Object.keys(PAIRS), ...WITHOUT_LIST].sort());
});

const exported = async (list: string, format: string, columns: string): Promise<Buffer> => {
  const path = `/api/exports?list=${list}&format=${format}${columns}`;
  const answer = await company.company.admin.open({ method: 'GET', path });
  expect(answer.statusCode).toBe(200);
  return buffer(answer);
};

async function preview(importer: string, name: string, body: Buffer): Promise<Import> {
  const { admin } = company.company;
  const path = `/api/imports?importer=${importer}&name=${name}`;
  const headers = { 'content-type': 'application/octet-stream' };
  const { id, version, mapping } = expectDone(
    await admin.send<Import>({ method: 'POST', path, body, headers }),
  );
  expectDone(await admin.post(`/api/imports/${id}/mapping`, { version, mapping }));
  await portal.settle();
  return expectDone(await admin.get<Import>(`/api/imports/${id}`));
}

async function faultsOf({ id }: Import): Promise<string[]> {
  const path = `/api/imports/${id}/rows?state=faulty&limit=100`;
  const { items } = expectDone(await company.company.admin.get<ImportRows>(path));
  return items.map(({ line, cells, faults }) => JSON.stringify({ line, cells, faults }));
}

/** ATRIUM_TEST_FULL=1 tries both kinds of file with both choices of columns; else each kind has one of them. */
const FULL = process.env['ATRIUM_TEST_FULL'] === '1';
const FILES = [
  ['csv', 'as it is shown'],
  ['xlsx', 'with every column'],
  ...(FULL ? [['csv', 'with every column'] as const, ['xlsx', 'as it is shown'] as const] : []),
] as const;

const CASES = Object.keys(PAIRS).flatMap((importer) => FILES.map((file) => [importer, ...file] as const));

test.each(CASES)(
  'the file of %s as %s, %s, comes back by its own import',
  async (importer, format, which) => {
    const { list = importer, chosen = [], skips } = PAIRS[importer]!;
    const source = portal.app.get(Contributions).find(ListExport, list)!;
    const all = showableColumns(source.list).map(({ key }) => key);
    const asked = which === 'with every column' ? all : chosen;
    const columns = asked.length > 0 ? `&columns=${asked.join(',')}` : '';
    const file = await exported(list, format, columns);
    const checked = await preview(importer, `file.${format}`, file);
    const matched = new Set(Object.values(checked.mapping));
    const unmatched = checked.headings.filter((_, place) => !matched.has(place));
    expect(unmatched.filter((heading) => !skips.includes(heading))).toEqual([]);
    if (asked === all) expect(unmatched.sort()).toEqual([...skips].sort());
    expect(await faultsOf(checked)).toEqual([]);
    expect(checked.counts.known + checked.counts.ready).toBeGreaterThan(0);
  },
);
