import { DEPARTMENT, type BulkReport, type Department } from '@atrium/contracts';
import { recordApi, ToastHost } from '@atrium/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../field/text-field.js';
import { FormDialog } from '../overlay/form-dialog.js';
import { renderPage, type Answer } from '../testing/index.js';
import { RecordPage } from './record-page.js';
import type { RecordFormProps } from './record-page.types.js';
import { useRecordForm } from './use-record-form.js';

const api = recordApi(DEPARTMENT, { also: ['AttendanceBoard'] });
const nameOf = ({ name }: Department) => name;

const id = (last: number) => `01890000-0000-7000-8000-0000000000d${String(last)}`;
const design: Department = {
  id: id(1),
  name: 'Design',
  code: 'DES',
  leader: null,
  parent: null,
  people: 3,
  status: 'active',
  archivedAt: null,
  version: 4,
  allowedTransitions: ['update', 'archive'],
};
const sales: Department = { ...design, id: id(2), name: 'Sales', code: null };
const report: BulkReport = {
  rows: [
    { id: design.id, name: 'Design', refusal: null },
    { id: sales.id, name: 'Sales', refusal: 'People or departments belong to it. Choose where they go.' },
  ],
  more: false,
};
const stale = {
  status: 409,
  error: { code: 'STALE_VERSION', message: 'Somebody was faster.', requestId: 'r' },
};

function DepartmentForm({ row, onClose }: RecordFormProps<Department>) {
  const { frame, field } = useRecordForm(DEPARTMENT, {
    row,
    onClose,
    nameOf,
    calls: api.useCalls(),
    first: { name: '', code: null, leaderId: null, parentId: null },
  });
  return (
    <FormDialog {...frame}>
      <TextField {...field('name')} />
      <TextField {...field('code')} />
    </FormDialog>
  );
}

const cell = () => null;
const looks = { code: { cell }, leader: { cell }, parent: { cell }, people: { cell }, status: { cell } };
const DepartmentPage = () => (
  <>
    <RecordPage
      api={api}
      nameOf={nameOf}
      record={DEPARTMENT}
      Form={DepartmentForm}
      placeholder="Name or code"
      files
      looks={{ ...looks, name: { card: 'name', cell: nameOf } }}
      empty={{ title: 'No departments yet', text: 'Add one.' }}
    />
    <ToastHost />
  </>
);

interface Shown {
  change?: Answer;
  rows?: Department[];
  total?: number;
  search?: string;
  role?: 'hr' | 'employee';
}

function show({ change, rows = [design, sales], total = rows.length, search = '', role = 'hr' }: Shown = {}) {
  const { calls } = renderPage(DepartmentPage, {
    role,
    path: `employee/Departments${search}`,
    answer: (call) => {
      const given = change?.(call);
      if (given !== undefined) return given;
      return call.url === 'hr/departments'
        ? { items: rows, nextCursor: null, total, totalIsExact: true }
        : { items: [] };
    },
  });
  const sent = () => calls.filter(({ method }) => method !== 'GET');
  const listed = () => calls.filter(({ method, url }) => method === 'GET' && url === 'hr/departments').length;
  return { sent, listed };
}

const bar = () => within(screen.getByRole('toolbar', { name: 'Selected rows' }));
async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Design' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

beforeEach(() => localStorage.clear());

test('the answer to a change is shown before the list has been fetched again', async () => {
  let changed = false;
  const { sent } = show({
    change: ({ method }) => {
      if (method === 'PATCH') {
        changed = true;
        return { ...design, name: 'Studio', version: 5 };
      }
      return changed ? new Promise(() => undefined) : undefined;
    },
  });
  await userEvent.click(await screen.findByRole('row', { name: /Design/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Design' }));
  await userEvent.clear(form.getByLabelText(/Name/));
  await userEvent.type(form.getByLabelText(/Name/), 'Studio');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('row', { name: /Studio/ });
  expect(sent().map(({ body }) => body)).toEqual([{ name: 'Studio', version: 4 }]);
});

test('a new one is sent whole and once, and what is missing is said beside its field', async () => {
  const { sent } = show({
    change: ({ method }) => (method === 'POST' ? { ...design, id: id(3) } : undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add department' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add department' }));
  await userEvent.click(form.getByRole('button', { name: 'Add department' }));
  await form.findByText('Enter a name.');
  await userEvent.type(form.getByLabelText(/Name/), 'Design');
  await userEvent.click(form.getByRole('button', { name: 'Add department' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([
    { name: 'Design', code: null, leaderId: null, parentId: null },
  ]);
});

test('a step that can be undone is done without a question, and its message offers Undo', async () => {
  const archived = { ...design, status: 'archived', archivedAt: '2026-11-22T10:00:00Z', version: 5 };
  const { sent } = show({ change: ({ method }) => (method === 'POST' ? archived : undefined) });
  await choose('Archive');
  await screen.findByText('Design archived');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { url: `hr/departments/${design.id}/archive`, body: { version: 4 } },
    { url: `hr/departments/${design.id}/restore`, body: { version: 5 } },
  ]);
});

test('a step on a stale version says so and shows the newest', async () => {
  const { sent, listed } = show({ change: ({ method }) => (method === 'POST' ? stale : undefined) });
  const before = listed();
  await choose('Archive');
  await waitFor(() => expect(listed()).toBeGreaterThan(before));
  expect(sent()).toMatchObject([{ url: `hr/departments/${design.id}/archive`, body: { version: 4 } }]);
});

test('a step on the selected rows says what became of each, the refused ones first, and is done once', async () => {
  const { sent } = show({ change: ({ method }) => (method === 'POST' ? report : undefined) });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select all departments/ }));
  await userEvent.dblClick(bar().getByRole('button', { name: 'Archive' }));
  await screen.findByText(/^They no longer appear in lists/);
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 done, 1 rejected' }));
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^SalesPeople or departments/);
  expect(rows[1]).toBe('DesignDone');
  expect(sent().map(({ body }) => body)).toEqual([
    { step: 'archive', values: null, ids: [design.id, sales.id], matching: null },
  ]);
  expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull();
});

test('all that match are named by the filter, and of too many only so many are offered', async () => {
  const { sent } = show({
    total: 900,
    search: '?status=archived',
    rows: [{ ...design, archivedAt: '2026-11-22' }],
    change: ({ method }) => (method === 'POST' ? report : undefined),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Design' }));
  await userEvent.click(bar().getByRole('button', { name: 'First 200 matching' }));
  await userEvent.click(bar().getByRole('button', { name: 'Restore' }));
  await screen.findByRole('dialog', { name: '1 done, 1 rejected' });
  expect(sent()[0]?.body).toMatchObject({ ids: null, matching: { status: 'archived', sort: 'name' } });
});

test('with read permission only, one can add, import and select nothing', async () => {
  show({ role: 'employee', search: '?import=new', rows: [{ ...design, allowedTransitions: [] }] });
  await screen.findByRole('row', { name: /Design/ });
  expect(screen.queryByRole('button', { name: 'Add department' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a file is imported on the page of the list, which it leads back to', async () => {
  const { sent } = show();
  await userEvent.click(await screen.findByRole('link', { name: 'Import' }));
  await screen.findByRole('heading', { level: 1, name: 'Import departments' });
  await userEvent.click(screen.getByRole('link', { name: 'Departments' }));
  await screen.findByRole('row', { name: /Design/ });
  expect(sent()).toEqual([]);
});

test('a list without rows says what it is for', async () => {
  show({ rows: [] });
  await screen.findByRole('heading', { name: 'No departments yet' });
});
