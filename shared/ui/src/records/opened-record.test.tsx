import { DEPARTMENT, type Department } from '@atrium/contracts';
import { recordApi } from '@atrium/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { renderPage, type Answer } from '../testing/index.js';
import { RecordPage } from './record-page.js';

const api = recordApi(DEPARTMENT);
const nameOf = ({ name }: Department) => name;
const design: Department = {
  id: '01890000-0000-7000-8000-0000000000d1',
  name: 'Design',
  code: 'DES',
  leader: null,
  parent: null,
  people: 3,
  status: 'active',
  archivedAt: null,
  version: 4,
  allowedTransitions: ['archive'],
};
const cell = () => null;
const looks = { leader: { cell }, parent: { cell }, people: { cell }, status: { cell } };
const code = ({ code: said }: Department) => said;
let breaks = true;

function Breaking() {
  if (breaks) throw new Error('It broke.');
  return <p>Whole again</p>;
}

let hintBreaks = false;

function Hint() {
  if (hintBreaks) throw new Error('Its code did not arrive.');
  return <p>Nobody leads it</p>;
}

function Place() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{search}</output>
      <button onClick={() => void navigate(-1)}>Back in the browser</button>
    </>
  );
}

const DepartmentPage = () => (
  <>
    <Place />
    <RecordPage
      api={api}
      nameOf={nameOf}
      record={DEPARTMENT}
      placeholder="Name"
      looks={{ ...looks, code: { cell: code }, name: { card: 'name', cell: nameOf } }}
      empty={{ title: 'None', text: 'Add one.' }}
      opened={{ lead: () => <Hint />, parts: [{ key: 'plan', label: 'Plan', render: () => <Breaking /> }] }}
    />
  </>
);

function show(search = '', one: Answer = () => design) {
  const list = { items: [design], nextCursor: null, total: 1, totalIsExact: true };
  return renderPage(DepartmentPage, {
    role: 'hr',
    path: `employee/Departments${search}`,
    answer: (call) => {
      if (call.url === 'hr/departments') return list;
      return call.url === `hr/departments/${design.id}` ? one(call) : { items: [] };
    },
  });
}
const address = () => document.querySelector('output')?.textContent;
const drawer = (name = 'Design') => screen.findByRole('dialog', { name });
const link = () => screen.findByRole('link', { name: 'Design', hidden: true });

beforeEach(() => localStorage.clear());

test('the name of a row opens its record at an address of its own; Back closes it and the focus is on the name', async () => {
  show('?status=active');
  await userEvent.click(await link());
  within(await drawer()).getByText('DES');
  expect(address()).toBe(`?status=active&open=${design.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Back in the browser', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('?status=active');
  expect(document.activeElement).toBe(await link());
});

test('an address with a record opens it; Esc closes it, and the focus is on its name', async () => {
  show(`?open=${design.id}`);
  within(await drawer()).getByText('DES');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('?'.slice(1)));
  expect(document.activeElement).toBe(await link());
});

test('Esc in an open menu of a record closes the menu alone, wherever the focus is', async () => {
  show(`?open=${design.id}`);
  const opened = await drawer();
  const menu = within(opened).getByRole('button', { name: 'Actions for Design' });
  await userEvent.click(menu);
  await screen.findByRole('menuitem', { name: 'Archive' });
  await userEvent.keyboard('{Escape}');
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(menu);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(await screen.findByRole('menuitem', { name: 'Archive' }));
  await userEvent.keyboard('{Escape}');
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  await drawer();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a part that breaks says so in its place, and Retry shows it', async () => {
  console.error = () => undefined;
  show(`?open=${design.id}&part=plan`);
  const shown = within(await drawer());
  await shown.findByText('Plan could not be loaded');
  shown.getByRole('tab', { name: 'Overview' });
  breaks = false;
  await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
  await shown.findByText('Whole again');
});

test('a hint that breaks says so in its place, with the facts below it, and Retry shows it', async () => {
  console.error = () => undefined;
  hintBreaks = true;
  show(`?open=${design.id}`);
  const shown = within(await drawer());
  await shown.findByText('Overview could not be loaded');
  shown.getByText('DES');
  hintBreaks = false;
  await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
  await shown.findByText('Nobody leads it');
  shown.getByText('DES');
});

test.each([404, 403])(
  'a record that the server refuses with %d is not shown, although its list has it',
  async (status) => {
    show(`?open=${design.id}`, () => ({
      status,
      error: { code: 'NOT_FOUND', message: 'No.', requestId: 'r' },
    }));
    const shown = within(await drawer('Department'));
    await shown.findByText('This record is not there');
    expect(shown.queryByText('DES')).toBeNull();
  },
);
