import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  APPLICATION_ROW,
  INTERVIEW_ROW,
  OPENING_ROW,
  OWN_INTERVIEW,
  PAPERS,
  SCORECARD,
} from '../../testing/hiring.js';
import ApplicantPage from './applicant.page.js';
import CurrentPage from './current.page.js';

const NO_ROWS = { items: [], nextCursor: null, total: 0, totalIsExact: true };
const rowsOf = (...items: object[]) => ({ ...NO_ROWS, items, total: items.length });
const NO_CARDS = { items: [], score: null, owed: false };

type Given = { role?: 'hr' | 'employee'; Page?: typeof ApplicantPage };

function show(path: string, answer: Answer, { role = 'hr', Page = ApplicantPage }: Given = {}) {
  const Shown = () => (
    <>
      <Page />
      <ToastHost />
    </>
  );
  const { calls } = renderPage(Shown, { role, path, answer: (call) => answer(call) ?? NO_ROWS });
  return (url: string) => calls.filter((call) => call.method !== 'GET' && call.url === url);
}

/** The page of an applicant with these interviews and scorecards. */
const applicantWith =
  (interviews: object, cards: object, more: Answer = () => undefined): Answer =>
  (call) => {
    const { url, method } = call;
    const own = more(call);
    if (own !== undefined) return own;
    if (url.endsWith('/alike')) return { items: [] };
    if (url.endsWith('/papers')) return PAPERS;
    if (url.endsWith('/scorecards')) return cards;
    if (url.startsWith('hr/openings/')) return OPENING_ROW;
    if (url === 'hr/interviews' && method === 'GET') return interviews;
    if (url.endsWith('/assessments')) return { items: [] };
    return url.startsWith('hr/applications/') ? APPLICATION_ROW : undefined;
  };

const PAGE = `hiring/applicant?id=${APPLICATION_ROW.id}`;

beforeEach(() => localStorage.clear());

test('an interview in person is in a room of the calendar, and a room that is taken is said', async () => {
  const asha = { id: SCORECARD.interviewer.id, firstName: 'Asha', lastName: 'Rao', code: 'E7' };
  const room = { id: OWN_INTERVIEW.id, name: 'Board room', capacity: 8, place: null };
  const taken = 'Board room is taken on Mon, 12 Jan, 15:00–16:00.';
  const sent = show(
    PAGE,
    applicantWith(NO_ROWS, NO_CARDS, ({ url, method, body }) => {
      if (url === 'hr/employees') return rowsOf(asha);
      if (url === 'calendar/rooms/choices') return { items: [room] };
      if (url === 'hr/interviews/clashes')
        return { items: [], room: (body as { roomId: string | null }).roomId === room.id ? taken : null };
      return url === 'hr/interviews' && method === 'POST' ? INTERVIEW_ROW : undefined;
    }),
  );
  const card = within(await screen.findByRole('region', { name: 'Interviews' }));
  await userEvent.click(card.getByRole('button', { name: 'Schedule interview' }));
  const form = within(await screen.findByRole('dialog', { name: 'Schedule interview' }));
  await userEvent.type(await form.findByRole('combobox', { name: /^Interviewers/ }), 'Asha');
  await userEvent.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  await userEvent.selectOptions(form.getByLabelText(/^How you meet/), 'In person');
  form.getByLabelText(/^Room or address/);
  await userEvent.selectOptions(await form.findByLabelText(/^Room$/), 'Board room');
  await form.findByText(taken);
  expect(form.queryByLabelText(/^Room or address/)).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent('hr/interviews')).toHaveLength(1));
  expect(sent('hr/interviews')[0]?.body).toMatchObject({ mode: 'inPerson', roomId: room.id });
});

test('an interview is scheduled with a panel; who of it is busy is said, and it is scheduled all the same', async () => {
  const asha = { id: SCORECARD.interviewer.id, firstName: 'Asha', lastName: 'Rao', code: 'E7' };
  const clash = { ...SCORECARD.interviewer, start: '2099-01-12T09:00:00Z', end: '2099-01-12T10:00:00Z' };
  const sent = show(
    PAGE,
    applicantWith(NO_ROWS, NO_CARDS, ({ url, method }) => {
      if (url === 'hr/employees') return rowsOf(asha);
      if (url === 'hr/interviews/clashes') return { items: [clash], room: null };
      return url === 'hr/interviews' && method === 'POST' ? INTERVIEW_ROW : undefined;
    }),
  );
  const card = within(await screen.findByRole('region', { name: 'Interviews' }));
  card.getByText('No interviews yet.');
  await userEvent.click(card.getByRole('button', { name: 'Schedule interview' }));
  const form = within(await screen.findByRole('dialog', { name: 'Schedule interview' }));
  await userEvent.type(await form.findByRole('combobox', { name: /^Interviewers/ }), 'Asha');
  await userEvent.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  await form.findByText(/^Asha Rao is busy from/);
  await userEvent.type(form.getByLabelText(/^Link to the call/), 'https://meet.example/neha');
  await userEvent.click(form.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent('hr/interviews')).toHaveLength(1));
  expect(sent('hr/interviews')[0]?.body).toMatchObject({
    applicationId: APPLICATION_ROW.id,
    panelIds: [asha.id],
    minutes: 45,
    mode: 'video',
    link: 'https://meet.example/neha',
  });
});

test('an interview to come is cancelled with a reason, and not held yet', async () => {
  const path = `hr/interviews/${INTERVIEW_ROW.id}/cancel`;
  const sent = show(
    PAGE,
    applicantWith(rowsOf(INTERVIEW_ROW), NO_CARDS, ({ url }) =>
      url === path ? { ...INTERVIEW_ROW, state: 'cancelled' } : undefined,
    ),
  );
  const card = within(await screen.findByRole('region', { name: 'Interviews' }));
  await card.findByText('Asha Rao');
  await userEvent.click(card.getByRole('button', { name: /^Actions for/ }));
  expect(screen.queryByRole('menuitem', { name: 'Mark as held' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel interview' }));
  const form = within(
    await screen.findByRole('dialog', { name: 'Cancel the interview with Neha Kulkarni?' }),
  );
  await userEvent.type(form.getByLabelText(/^Reason/), 'Ill');
  await userEvent.click(form.getByRole('button', { name: 'Cancel interview' }));
  await waitFor(() => expect(sent(path)).toHaveLength(1));
  expect(sent(path)[0]?.body).toEqual({ version: 1, reason: 'Ill' });
});

test('scorecards stand side by side; who owes one is sent to it', async () => {
  show(PAGE, applicantWith(rowsOf(INTERVIEW_ROW), { items: [SCORECARD], score: 3, owed: false }));
  const table = within(await screen.findByRole('table', { name: 'Scorecards' }));
  const row = within(table.getByRole('row', { name: /^Skills for the job/ }));
  row.getByText('4');
  within(table.getByRole('row', { name: /^Working with others/ })).getByLabelText('Not assessed');
  table.getByText('Strong yes');
  screen.getByText('3 of 4');
  screen.getByText('Explains well.');
});

test('who owes a scorecard is told that those of others come after it', async () => {
  show(PAGE, applicantWith(rowsOf(INTERVIEW_ROW), { ...NO_CARDS, owed: true }));
  const card = within(await screen.findByRole('region', { name: 'Scorecards' }));
  card.getByText('You see those of others after you have given yours.');
  const link = card.getByRole('link', { name: 'My interviews' });
  expect(link.getAttribute('href')).toMatch(/hiring\/applicant$/);
});

test('an employee on a panel gives a scorecard and then sees all; nothing else of hiring opens', async () => {
  const given = { ...OWN_INTERVIEW, isOpen: false, givenAt: SCORECARD.givenAt, scorecards: [SCORECARD] };
  const path = `hr/own-interviews/${OWN_INTERVIEW.id}/scorecard`;
  let done = false;
  const sent = show(
    `hiring/applicant?interview=${OWN_INTERVIEW.id}`,
    ({ url }) => {
      if (url === path) done = true;
      return url.startsWith('hr/own-interviews/') ? (done ? given : OWN_INTERVIEW) : undefined;
    },
    { role: 'employee' },
  );
  const form = within(await screen.findByRole('region', { name: 'Your scorecard' }));
  expect(screen.queryByRole('link', { name: 'Open the applicant' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Give scorecard' }));
  await form.findByRole('alert');
  expect(sent(path)).toEqual([]);
  const skills = within(form.getByRole('radiogroup', { name: 'Skills for the job' }));
  await userEvent.click(skills.getByRole('radio', { name: '4' }));
  const hire = within(form.getByRole('radiogroup', { name: 'Would you hire?' }));
  await userEvent.click(hire.getByRole('radio', { name: 'Yes' }));
  await userEvent.type(form.getByLabelText(/^Note/), 'Explains well.');
  await userEvent.click(form.getByRole('button', { name: 'Give scorecard' }));
  await waitFor(() => expect(sent(path)).toHaveLength(1));
  expect(sent(path)[0]?.body).toEqual({
    scores: [{ id: 'skills', score: 4 }],
    recommendation: 'yes',
    note: 'Explains well.',
  });
  await screen.findByRole('table', { name: 'Scorecards' });
});

test('one’s own interviews are listed by where they stand', async () => {
  show(
    'hiring/applicant',
    ({ url }) => (url === 'hr/own-interviews' ? { items: [OWN_INTERVIEW] } : undefined),
    {
      role: 'employee',
    },
  );
  const link = await screen.findByRole('link', { name: /Neha Kulkarni/ });
  expect(link.getAttribute('href')).toContain(`interview=${OWN_INTERVIEW.id}`);
  within(link).getByText('Scorecard missing');
});

test('an applicant is closed to those who read nothing of hiring', async () => {
  show(PAGE, () => undefined, { role: 'employee' });
  await screen.findByRole('heading', { name: '401 - Access Denied' });
});

test('what interviewers assess is edited with the opening', async () => {
  const path = `hr/openings/${OPENING_ROW.id}`;
  const sent = show(
    `hiring/current?id=${OPENING_ROW.id}`,
    ({ url, method }) => {
      if (url.endsWith('/board'))
        return { opening: OPENING_ROW, lanes: [], ended: { joined: 0, rejected: 0, withdrawn: 0 } };
      return url === path && method === 'PATCH' ? OPENING_ROW : undefined;
    },
    { Page: CurrentPage },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Performance marketer' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  const group = within(await form.findByRole('group', { name: 'Criteria of scorecards' }));
  group.getByDisplayValue('Skills for the job');
  await userEvent.click(group.getByRole('button', { name: 'Remove criterion 2' }));
  await userEvent.click(group.getByRole('button', { name: 'Add a criterion' }));
  await userEvent.type(group.getByLabelText('Criterion 4'), 'Portfolio');
  await userEvent.click(form.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent(path)).toHaveLength(1));
  expect(sent(path)[0]?.body).toMatchObject({
    kit: [{ id: 'skills' }, { id: 'communication' }, { id: 'teamwork' }, { name: 'Portfolio' }],
  });
});
