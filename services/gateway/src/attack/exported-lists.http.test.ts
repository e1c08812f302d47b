import { buffer } from 'node:stream/consumers';
import { showableColumns, type ListColumn } from '@atrium/contracts';
import { HR_LIST_QUERIES } from '@atrium/hr-service/testing';
import { Contributions, type SignedInUser } from '@atrium/platform';
import { ListExport } from '@atrium/records';
import { readExported } from '@atrium/records/testing';
import { createTestUser, type FilledCompany, type TestPortal } from '@atrium/testing';
import { startAttackedPortal } from './attacked-portal.js';
import { createFullCompany } from './full-company.js';

const ZONE = 'Asia/Kolkata';
let portal: TestPortal;
let company: FilledCompany;

beforeAll(async () => {
  portal = await startAttackedPortal();
  company = await createFullCompany(portal, 'zirconia');
});
afterAll(() => portal.close());

type Answer = Readonly<Record<string, unknown>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A key of a choice, which nobody reads: `halfYearly`. */
const CODE = /^[a-z]+([A-Z][a-z]*|_[a-z]+)*$/;

/** The clock of the company's zone. */
const localMoment = (moment: string): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: ZONE, hour12: false });

interface Amount {
  amount: number;
  currency: string;
}

const isAmount = (one: unknown): one is Amount =>
  typeof one === 'object' && one !== null && 'amount' in one && 'currency' in one;

/** `₹1,20,000 + $500` */
const sayAmounts = (amounts: readonly Amount[]): string =>
  amounts
    .map(({ amount, currency }) =>
      new Intl.NumberFormat('en-IN', { style: 'currency', currency })
        .format(amount / 100)
        .replace(/\.00$/, ''),
    )
    .join(' + ');

/** What the page shows of a value; undefined: the list makes it of several values. */
function shown(column: ListColumn, answer: Answer): string | undefined {
  const value = answer[column.key];
  const say = (one: unknown): string => {
    if (typeof one === 'object' && one !== null && 'name' in one) return String(one.name);
    return column.options?.find((option) => option.value === one)?.label ?? String(one);
  };
  if (value === null || value === undefined) return value === null ? '' : undefined;
  // Nothing is 0 of the row's own currency.
  if (column.key === 'accepted' && Array.isArray(value) && value.every(isAmount))
    return sayAmounts(value.length > 0 ? value : [{ amount: 0, currency: String(answer['currency']) }]);
  if (Array.isArray(value)) return value.map(say).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (column.type === 'date' && typeof value === 'string')
    return DAY.test(value) ? value : localMoment(value);
  if (column.money && typeof value === 'number') {
    const amount = value / 100;
    return column.money === 'own' ? `${amount.toFixed(2)} ${String(answer['currency'])}` : String(amount);
  }
  return say(value);
}

/** What is wrong with a cell, or null. */
function faultOf(column: ListColumn, answer: Answer, cell: string, own: boolean): string | null {
  const expected = shown(column, answer);
  const place = `${column.key}: `;
  if (/NaN|undefined|\[object|Invalid/.test(cell)) return `${place}${cell}`;
  if (column.type === 'date' && typeof answer[column.key] === 'string' && !column.time)
    if (!DAY.test(String(answer[column.key]))) return `${place}a moment without its time`;
  if (column.type === 'choice' && CODE.test(cell) && answer[column.key] === cell)
    return `${place}the key ${cell}`;
  if (own || expected === undefined) return null;
  return cell === expected ? null : `${place}“${cell}” instead of “${expected}”`;
}

async function take(list: ListExport, format: 'csv' | 'xlsx', query: string): Promise<string[][]> {
  const columns = showableColumns(list.list).map(({ key }) => key);
  const path = `/api/exports?list=${list.key}&format=${format}&columns=${columns.join(',')}${query}`;
  const answer = await company.company.admin.open({ method: 'GET', path });
  expect([list.key, answer.statusCode]).toEqual([list.key, 200]);
  return readExported(await buffer(answer), format);
}

test('every list as a file, CSV and XLSX alike, says cell by cell what the list shows', async () => {
  const { admin, id } = company.company;
  const user: SignedInUser = createTestUser('admin', {
    id: admin.user.id,
    permissions: admin.user.permissions,
    companyId: id,
    companyTimezone: ZONE,
  });
  const lists = portal.app.get(Contributions).of(ListExport);
  const faults: string[] = [];
  const empty: string[] = [];
  for (const list of lists) {
    const query = HR_LIST_QUERIES[list.key] ?? '';
    const parsed = list.query.safeParse(Object.fromEntries(new URLSearchParams(query)));
    if (!parsed.success) {
      faults.push(`${list.key}: not asked`);
      continue;
    }
    const { items } = (await list.page(user, parsed.data)) as { items: Answer[] };
    const [head = [], ...rows] = await take(list, 'csv', query);
    const columns = showableColumns(list.list);
    expect(head.map((title) => title.replace(/ \([^()]*\)$/, ''))).toEqual(
      columns.map(({ title }) => title.replace(/ \([^()]*\)$/, '')),
    );
    if (items.length === 0) empty.push(list.key);
    for (const [at, answer] of items.entries())
      for (const [place, column] of columns.entries()) {
        const fault = faultOf(column, answer, rows[at]?.[place] ?? 'no row', isOwn(list, column));
        if (fault) faults.push(`${list.key} ${fault}`);
      }
    const sheet = await take(list, 'xlsx', query);
    // The file before is itself an entry of the trail.
    if (list.key === 'platform.audit') sheet.splice(1, 1);
    const texts = (table: string[][]) =>
      table.map((row) => columns.map((_, place) => (row[place] ?? '').replace(/ 00:00:00$/, '')));
    expect([list.key, texts(sheet)]).toEqual([list.key, texts([head, ...rows])]);
  }
  expect([...new Set(faults)]).toEqual([]);
  // No leave of the company is over yet, and its evaluation has not reached calibration, before which nobody sees a result.
  expect(empty).toEqual(['hr.evaluationresults', 'hr.report-leave']);
});

/** Of such columns the list says more than the answer has under their key. */
const OWN = new Set([
  'clients.clients services',
  'clients.webforms source',
  'clients.leads services',
  // What stood before and after is one cell.
  'platform.audit before',
  'platform.audit after',
  // The answer has the key of a choice that the company or the page puts into words.
  'clients.leads stage',
  'clients.leads source',
  'hr.lettertemplates language',
  'portal.tasks own',
  'portal.tasks project',
  // A file that is printed has a figure in each cell, and months by their names.
  'hr.muster-roll leave',
  'hr.report-headcount label',
  'hr.report-attendance label',
  'hr.report-overtime label',
  'hr.report-leave label',
  // In hours and minutes, as lists and imports have it.
  'portal.tasks estimate',
]);
const isOwn = ({ key, values }: ListExport, column: ListColumn): boolean =>
  OWN.has(`${key} ${column.key}`) || !(column.key in values);
