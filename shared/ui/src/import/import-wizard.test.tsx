import { EMPLOYEE, type Import, type Job } from '@atrium/contracts';
import { api } from '@atrium/sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer, type Call } from '../testing/index.js';
import { ImportWizard } from './lazy-import-wizard.js';

const ImportPage = () => <ImportWizard record={EMPLOYEE} back="/acme/employee/Management" />;

const ID = '01890000-0000-7000-8000-0000000000f1';
const JOB = '01890000-0000-7000-8000-0000000000f2';
const NOTHING = {
  new: 0,
  faulty: 0,
  known: 0,
  ready: 0,
  created: 0,
  filled: 0,
  rejected: 0,
  undone: 0,
  kept: 0,
};

const given: Import = {
  id: ID,
  importer: 'hr.employees',
  fileName: 'people.csv',
  state: 'mapping',
  headings: ['Name', 'Mail'],
  samples: [['Asha', 'asha@acme.test']],
  fields: [
    { key: 'firstName', label: 'First name', required: true, orElse: null, help: null },
    { key: 'workEmail', label: 'Work email', required: true, orElse: null, help: null },
  ],
  mapping: { firstName: null, workEmail: 1 },
  choices: [
    {
      key: 'known',
      label: 'Contacts that are known already',
      help: null,
      type: 'options',
      options: [
        { value: 'skip', label: 'Leave them out' },
        { value: 'fill', label: 'Fill their empty fields' },
      ],
      value: 'skip',
    },
  ],
  followUp: { label: 'Send an invitation to each work email' },
  follow: false,
  counts: { ...NOTHING, new: 2 },
  notFollowed: 0,
  jobId: null,
  createdBy: ID,
  createdAt: '2026-11-21T10:00:00.000Z',
  version: 2,
  allowedTransitions: ['map'],
};
const job: Job = {
  id: JOB,
  kind: 'platform.import',
  title: 'Import: Employees',
  state: 'running',
  result: null,
  error: null,
  cancelRequested: false,
  createdBy: ID,
  version: 1,
  finishedAt: null,
  progress: { done: 200, total: 1000, words: 'Importing' },
  createdAt: '2026-11-21T10:00:00.000Z',
  startedAt: '2026-11-21T10:00:00.000Z',
};

function show(current: () => Import, others: Answer = () => undefined) {
  const answer = (call: Call) => {
    if (call.url === `imports/${ID}` && call.method === 'GET') return current();
    if (call.url === `imports/${ID}/rows` && call.params?.['state'] === 'ready')
      return {
        items: [{ line: 2, state: 'ready', cells: ['Rao', 'asha@acme.test'], faults: [] }],
        more: false,
      };
    if (call.url === `imports/${ID}/rows` && call.params?.['state'] !== 'known')
      return {
        items: [
          {
            line: 3,
            state: 'faulty',
            cells: ['', 'x'],
            faults: [{ field: 'firstName', words: 'Enter a name.' }],
          },
        ],
        more: false,
      };
    return others(call);
  };
  return renderPage(ImportPage, { role: 'hr', path: `employee/Import?import=${ID}`, answer });
}

test('the guessed columns stand chosen, with examples; a refusal stands beside its field', async () => {
  const refusal = { code: 'VALIDATION_FAILED', message: 'Some fields need your attention.', requestId: 'r' };
  const { calls } = show(
    () => given,
    ({ url }) =>
      url.endsWith('/mapping')
        ? { status: 400, error: { ...refusal, fields: { firstName: 'Choose the column with: First name.' } } }
        : undefined,
  );
  const email = await screen.findByLabelText(/Work email/);
  expect((email as HTMLSelectElement).value).toBe('1');
  expect(screen.getByText('In the file: asha@acme.test')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByText('Choose the column with: First name.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/First name/), 'Name');
  await userEvent.selectOptions(screen.getByLabelText(/Contacts that are known/), 'Fill their empty fields');
  await userEvent.click(screen.getByRole('button', { name: 'Check rows' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      version: 2,
      mapping: { firstName: 0, workEmail: 1 },
      choices: { known: 'fill' },
    }),
  );
});

test('a name in one column is enough: those of its parts are not asked for then', async () => {
  const [first, email] = given.fields;
  const fields = [
    { ...first!, orElse: 'fullName' },
    { key: 'fullName', label: 'Full name', required: false, orElse: null, help: null },
    email!,
  ];
  show(() => ({ ...given, fields, mapping: { firstName: null, fullName: null, workEmail: 1 } }));
  expect((await screen.findByLabelText(/First name/)).getAttribute('aria-required')).toBe('true');
  await userEvent.selectOptions(screen.getByLabelText(/Full name/), 'Name');
  expect(screen.getByLabelText(/First name/).getAttribute('aria-required')).toBeNull();
});

test('what is ready is imported at one press, however often it is pressed', async () => {
  const checked: Import = {
    ...given,
    state: 'checked',
    counts: { ...NOTHING, ready: 2, faulty: 1 },
    allowedTransitions: ['map', 'run'],
  };
  const { calls } = show(
    () => checked,
    ({ url }) => (url.endsWith('/run') ? checked : undefined),
  );
  expect((await screen.findByText(/Enter a name/)).textContent).toBe('Line 3 First name: Enter a name.');
  const ready = within(screen.getByRole('region', { name: '2 rows that will be imported' }));
  // Only the mapped columns are shown.
  expect((await ready.findByText('asha@acme.test')).parentElement?.textContent).toBe('Line 2 asha@acme.test');
  await userEvent.click(screen.getByLabelText('Send an invitation to each work email'));
  const press = screen.getByRole('button', { name: 'Import 2 rows' });
  // Both presses come before the next render.
  act(() => {
    press.click();
    press.click();
  });
  await waitFor(() => expect(calls.filter(({ url }) => url.endsWith('/run'))).toHaveLength(1));
  expect(calls.find(({ url }) => url.endsWith('/run'))?.body).toEqual({ version: 2, follow: true });
});

test('rows that are known already are counted apart, and a file of them alone has nothing to import', async () => {
  const checked: Import = {
    ...given,
    state: 'checked',
    counts: { ...NOTHING, known: 2 },
    allowedTransitions: ['map'],
  };
  show(
    () => checked,
    ({ url, params }) =>
      url.endsWith('/rows') && params?.['state'] === 'known'
        ? {
            items: [2, 3].map((line) => ({
              line,
              state: 'known',
              cells: ['Asha', 'asha@acme.test'],
              faults: [{ field: 'workEmail', words: 'This record is known already.' }],
            })),
            more: false,
          }
        : undefined,
  );
  await screen.findByText('All rows of this file are known already. There is nothing to import.');
  const known = within(
    await screen.findByRole('region', { name: '2 rows that are known already, left out' }),
  );
  expect(await known.findAllByText(/Work email: This record is known already\./)).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Rows of the file' }).textContent).toContain('With errors0');
});

test('a running import shows how far it is, live, and can be stopped', async () => {
  const state = {
    current: { ...given, state: 'running', jobId: JOB, allowedTransitions: [] } as Import,
    job,
  };
  const { store, calls } = show(
    () => state.current,
    ({ url }) => (url.startsWith(`jobs/${JOB}`) ? state.job : undefined),
  );
  expect(await screen.findByText('200 of 1,000')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(calls.some(({ url }) => url === `jobs/${JOB}/cancel`)).toBe(true));
  state.current = {
    ...state.current,
    state: 'stopped',
    counts: { ...NOTHING, created: 400, ready: 600 },
    allowedTransitions: ['run', 'undo'],
  };
  store.dispatch(api.util.invalidateTags(['Job']));
  expect((await screen.findByText(/was stopped/)).textContent).toBe(
    'The import was stopped. Imported, and kept: 400 rows. Not imported: 600 rows.',
  );
  expect(screen.getByRole('button', { name: 'Continue with the rest' })).toBeTruthy();
});

test('a file that is too large is refused before it is sent', async () => {
  const { calls } = renderPage(ImportPage, {
    role: 'hr',
    path: 'employee/Import',
    answer: ({ url }) => (url === 'imports' ? { items: [] } : undefined),
  });
  const file = new File(['x'], 'people.csv');
  Object.defineProperty(file, 'size', { value: 26 * 1024 * 1024 });
  await userEvent.upload(await screen.findByLabelText('File to import'), file);
  expect(await screen.findByText('A file can have at most 25 MB. Split it.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an import that failed says why, in the words of its job', async () => {
  const stopped: Import = {
    ...given,
    state: 'stopped',
    jobId: JOB,
    counts: { ...NOTHING, created: 1, ready: 2 },
    allowedTransitions: ['run', 'undo'],
  };
  const error = 'The disk of the portal is full.';
  show(
    () => stopped,
    ({ url }) => (url === `jobs/${JOB}` ? { ...job, state: 'failed', error } : undefined),
  );
  expect(await screen.findByText(new RegExp(`2 rows\\. ${error}`))).toBeTruthy();
});

test('an answer that fails later takes away nothing that was chosen', async () => {
  const failure = { status: 503, error: { code: 'UNAVAILABLE', message: 'Try again.', requestId: 'r' } };
  let current: unknown = given;
  const { store, calls } = show(() => current as Import);
  await userEvent.selectOptions(await screen.findByLabelText(/First name/), 'Name');
  const asked = calls.length;
  current = failure;
  act(() => void store.dispatch(api.util.invalidateTags(['Job'])));
  await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
  expect(screen.getByLabelText<HTMLSelectElement>(/First name/).value).toBe('0');
});
