import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ASSESSMENT_ROW, OWN_ROW, PAPER, RESULT_ROW } from '../../testing/assessments.js';
import OwnAssessmentsTab from './own-assessments.widget.js';
import TablePage from './table.page.js';
import TakePage from './take.page.js';

const NO_ROWS = { items: [], nextCursor: null, total: 0, totalIsExact: true };
const rowsOf = (...items: object[]) => ({ ...NO_ROWS, items, total: items.length });
const [FIRST, SECOND] = PAPER.questions;
const TAKING = `assessment?attempt=${PAPER.id}`;

function show(
  Page: ComponentType,
  path: string,
  answer: Answer,
  role: 'hr' | 'employee' | 'teamLeader' = 'hr',
) {
  const Shown = () => (
    <>
      <Page />
      <ToastHost />
    </>
  );
  const { calls } = renderPage(Shown, { role, path, answer: (call) => answer(call) ?? NO_ROWS });
  return () => calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

/** The server as it keeps an attempt. */
function server({ isOffline = () => false }: { isOffline?: () => boolean } = {}): Answer {
  const seqs: Record<string, number> = {};
  return ({ url, method, body }) => {
    if (url === 'hr/own-assessments') return { items: [OWN_ROW] };
    if (url.endsWith('/start') || (method === 'GET' && url.startsWith('hr/own-attempts/'))) return PAPER;
    if (!url.endsWith('/answers')) return undefined;
    if (isOffline()) throw new Error('No line.');
    for (const { question, seq } of (body as { answers: { question: string; seq: number }[] }).answers)
      seqs[question] = seq;
    return { seqs, stale: [], leftMs: 1_000_000, deadlineAt: PAPER.deadlineAt };
  };
}

beforeEach(() => localStorage.clear());

test('who is invited starts, answers, and what is answered is sent', async () => {
  const sent = show(TakePage, 'assessment', server(), 'employee');
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'Which one means go?' });
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toMatch(/^18:\d\d$/);
  await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
  await screen.findByText(/^Saved /);
  const answers = [{ question: FIRST!.id, value: 'p2', flagged: false, seq: 1 }];
  expect(sent().at(-1)).toEqual({ url: `hr/own-attempts/${PAPER.id}/answers`, body: { answers } });
  screen.getByRole('button', { name: 'Question 1, answered' });
  screen.getByText('1 of 2 answered');
});

test('the clock counts what the server says is left, also on a device whose clock is two days off', async () => {
  const { now } = Date;
  Date.now = () => now() + 2 * 86_400_000;
  try {
    show(TakePage, TAKING, server(), 'employee');
    const timer = await screen.findByRole('timer', { name: 'Time left' });
    expect(timer.textContent).toMatch(/^18:\d\d$/);
    await userEvent.click(await screen.findByRole('radio', { name: 'Green' }));
    await screen.findByText(/^Saved /);
    // As the answer to the save has it.
    await waitFor(() => expect(timer.textContent).toMatch(/^16:\d\d$/));
  } finally {
    Date.now = now;
  }
});

test('what is answered without a connection is kept through a reload', async () => {
  show(TakePage, TAKING, server({ isOffline: () => true }), 'employee');
  await userEvent.click(await screen.findByRole('radio', { name: 'Green' }));
  await userEvent.click(screen.getByRole('button', { name: 'Flag' }));
  await screen.findByText('Nothing is lost: continue.');
  const stored = Object.values(localStorage).join();
  expect(stored).toContain(FIRST!.id);
  cleanup();
  const sent = show(TakePage, TAKING, server(), 'employee');
  await screen.findByRole('radio', { name: 'Green', checked: true });
  await waitFor(() =>
    expect(sent()[0]?.body).toEqual({
      answers: [{ question: FIRST!.id, value: 'p2', flagged: true, seq: 2 }],
    }),
  );
});

test('submitting says first how many questions are open', async () => {
  const sent = show(
    TakePage,
    TAKING,
    (call) => (call.url.endsWith('/submit') ? { ...PAPER, state: 'scored' } : server()(call)),
    'employee',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Question 2, not answered' }));
  await screen.findByRole('heading', { name: SECOND!.text });
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const asked = within(await screen.findByRole('dialog'));
  await asked.findByText('2 questions are not answered. Nothing can be changed afterwards.');
  await userEvent.click(asked.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent().at(-1)?.url).toBe(`hr/own-attempts/${PAPER.id}/submit`));
});

test('where nobody goes back, one question is shown, and the next one once its answer has arrived', async () => {
  const at = (place: number) => ({
    ...PAPER,
    forward: { place, count: 2 },
    questions: PAPER.questions.slice(place, place + 1),
  });
  let place = 0;
  const sent = show(
    TakePage,
    TAKING,
    (call) => {
      if (call.url.endsWith('/next')) place = 1;
      return call.url.endsWith('/answers') ? server()(call) : at(place);
    },
    'employee',
  );
  await screen.findByText(/^Question 1 of 2/);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'All questions' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const asked = within(await screen.findByRole('dialog'));
  await asked.findByText('You cannot come back to it.');
  await userEvent.click(asked.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: SECOND!.text });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(sent()).toEqual([{ url: `hr/own-attempts/${PAPER.id}/next`, body: { place: 0, answers: [] } }]);
});

test('what the clock has ended says until when answers count', async () => {
  const over = {
    ...PAPER,
    state: 'scored',
    leftMs: null,
    submittedAt: PAPER.deadlineAt,
    submittedBy: 'clock',
    result: { total: 3, max: 4, percent: 75, passed: true, questions: null },
  };
  show(TakePage, TAKING, () => over, 'employee');
  await screen.findByText(/^Time is up\. What was saved until .+ counts\.$/);
  screen.getByText('3 of 4');
  screen.getByText('Passed');
});

test('a question is written with its right answer', async () => {
  const sent = show(TablePage, 'assessment/table?view=questions&new=1', ({ url, method, body }) => {
    if (url === 'hr/assessment-sources') return { banks: [{ name: 'Signs', questions: 3 }], tags: [] };
    return method === 'POST' ? { id: FIRST!.id, ...(body as object) } : undefined;
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add question' }));
  await userEvent.type(form.getByLabelText(/^Question/), 'Which one means go?');
  await userEvent.type(await form.findByLabelText(/^Bank/), 'Signs{Enter}');
  await userEvent.type(form.getByLabelText('Answer 1'), 'Yellow');
  await userEvent.type(form.getByLabelText('Answer 2'), 'Green');
  await userEvent.click(form.getAllByRole('radio', { name: 'Right' })[1]!);
  await userEvent.click(form.getByRole('button', { name: 'Add question' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const { content } = sent()[0]!.body as {
    content: { options: { id: string; text: string }[]; right: string };
  };
  expect(content.options.find(({ id }) => id === content.right)?.text).toBe('Green');
});

const previewed = (items: object[]) => {
  const count = (wanted: string) =>
    items.filter((item) => (item as { becomes: string }).becomes === wanted).length;
  return { added: count('added'), known: count('known'), refused: count('refused'), items };
};
const READ = {
  line: 3,
  becomes: 'added',
  kind: 'trueFalse',
  text: '<img src=x onerror=alert(1)>',
  why: null,
};

test('a file is looked at before its questions are added', async () => {
  const refused = { line: 7, becomes: 'refused', kind: null, text: 'Why?', why: 'No answer is right.' };
  let items = [READ, refused];
  const sent = show(TablePage, 'assessment/table?view=questions', ({ url, method }) => {
    if (url === 'hr/assessment-sources') return { banks: [{ name: 'Signs', questions: 3 }], tags: [] };
    return method === 'POST' ? previewed(items) : undefined;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Files' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Import questions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  await userEvent.upload(dialog.getByLabelText('File with questions'), new File(['<quiz/>'], 'signs.xml'));
  await userEvent.type(dialog.getByLabelText(/^Bank/), 'Signs{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Check the file' }));
  const shown = within(await dialog.findByRole('region', { name: 'What becomes of the file' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toContain(
    'No answer is right.',
  );
  shown.getByText('<img src=x onerror=alert(1)>');
  expect(dialog.queryByRole('button', { name: /^Add / })).toBeNull();
  items = [READ];
  await userEvent.upload(dialog.getByLabelText('File with questions'), new File(['<quiz />'], 'signs.xml'));
  await userEvent.click(dialog.getByRole('button', { name: 'Check the file' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add 1 question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ url }) => url)).toEqual([
    'hr/question-files/preview',
    'hr/question-files/preview',
    'hr/question-files',
  ]);
});

test('a long answer is marked by its rubric, without a name', async () => {
  const answer = {
    id: RESULT_ROW.id,
    assessment: OWN_ROW.assessment,
    question: 'Why?',
    points: 2,
    rubric: [{ id: 'r1', text: 'Says why', points: 2 }],
    answer: 'Because it is green.',
    files: [],
  };
  const sent = show(TablePage, 'assessment/table?view=marking', ({ url, method }) =>
    method === 'POST' || url === 'hr/assessment-answers' ? { items: [answer] } : undefined,
  );
  await screen.findByText('Because it is green.');
  await userEvent.type(screen.getByLabelText(/^Says why/), '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { url: `hr/assessment-answers/${answer.id}/mark`, body: { points: { r1: 1.5 }, note: '' } },
    ]),
  );
});

test('a regrade shows whose result moves before it acts', async () => {
  const figure = {
    id: FIRST!.id,
    text: FIRST!.text,
    kind: 'single',
    points: 2,
    asked: 4,
    unanswered: 0,
    right: 1,
    percent: 25,
    correction: null,
  };
  const [before, after] = [
    { percent: 50, passed: false },
    { percent: 75, passed: true },
  ];
  const sent = show(TablePage, `assessment/table?id=${ASSESSMENT_ROW.id}`, ({ url, method }) => {
    if (url.endsWith('/figures')) return { items: [figure] };
    if (url.endsWith('/regrade-preview'))
      return { attempts: 4, moves: [{ name: 'Asha Rao', before, after }] };
    if (url === 'hr/assessment-invitations') return rowsOf(RESULT_ROW);
    return url.startsWith('hr/assessments/') && (method === 'GET' || method === 'POST')
      ? ASSESSMENT_ROW
      : undefined;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Regrade' }));
  const form = within(await screen.findByRole('dialog', { name: 'Regrade a question' }));
  await form.findByText('1 result changes, of 4 attempts.');
  await userEvent.click(form.getByRole('button', { name: 'Regrade' }));
  await waitFor(() =>
    expect(sent()[0]).toMatchObject({
      url: `hr/assessments/${ASSESSMENT_ROW.id}/regrade`,
      body: { questionId: FIRST!.id, by: 'key', version: 3 },
    }),
  );
});

test('one person gets another closing time, and what is wrong with it stands beside it', async () => {
  const row = { ...RESULT_ROW, state: 'invited', percent: null, passed: null };
  let given: object = { ...row, allowedTransitions: ['setClose'] };
  const said = {
    code: 'VALIDATION_FAILED',
    message: 'Check the fields.',
    fields: { closesAt: 'This moment has passed. Choose a later one.' },
  };
  let isRefused = true;
  const sent = show(TablePage, `assessment/table?id=${ASSESSMENT_ROW.id}`, ({ url, method, body }) => {
    if (url.endsWith('/set-close')) {
      if (isRefused) return { status: 400, error: said };
      given = { ...given, version: 2, personalClosesAt: (body as { closesAt: string }).closesAt };
      return given;
    }
    if (url === 'hr/assessment-invitations') return rowsOf(given);
    if (url.endsWith('/figures')) return { items: [] };
    return url.startsWith('hr/assessments/') && method === 'GET' ? ASSESSMENT_ROW : undefined;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Asha Rao' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change the closing time' }));
  const form = within(await screen.findByRole('dialog', { name: 'Closing time for Asha Rao' }));
  form.getByText('Empty: as for everyone, when it is closed by hand.');
  fireEvent.change(form.getByLabelText(/^Time/), { target: { value: '18:30' } });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('Choose a day and a time.');
  fireEvent.change(form.getByLabelText(/^Closes/), { target: { value: '2026-12-01' } });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('This moment has passed. Choose a later one.');
  isRefused = false;
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^It closes for Asha Rao /);
  const closesAt = new Date('2026-12-01T18:30').toISOString();
  expect(sent().at(-1)).toEqual({
    url: `hr/assessment-invitations/${RESULT_ROW.id}/set-close`,
    body: { version: 1, closesAt },
  });
  await screen.findByText(/^Closes /);
});

test('a lead sees results alone', async () => {
  show(
    TablePage,
    'assessment/table',
    ({ url }) => (url === 'hr/assessment-invitations' ? rowsOf(RESULT_ROW) : undefined),
    'teamLeader',
  );
  await screen.findByText('75%');
  expect(screen.queryByRole('link', { name: 'Questions' })).toBeNull();
});

test('one’s profile lists the assessments that one has or had, with results as far as they are shown', async () => {
  const attempt = RESULT_ROW.id;
  const had = { canStart: false, used: 1, lastAttemptId: attempt, state: 'scored' } as const;
  const items = [
    OWN_ROW,
    { ...OWN_ROW, ...had, id: 'shown', assessment: { id: 'a2', name: 'Safety' }, percent: 75, passed: true },
    { ...OWN_ROW, ...had, id: 'hidden', assessment: { id: 'a3', name: 'Typing' } },
  ];
  show(
    OwnAssessmentsTab,
    'profile',
    ({ url }) => (url === 'hr/own-assessments' ? { items } : undefined),
    'employee',
  );
  const card = within(await screen.findByRole('region', { name: /^My assessments/ }));
  const [open, shown, hidden] = card.getAllByRole('link');
  expect(open?.textContent).toContain('Not started');
  expect(open?.getAttribute('href')).toMatch(/\/assessment$/);
  expect(shown?.textContent).toContain('75%');
  expect(shown?.textContent).toContain('Passed');
  expect(shown?.getAttribute('href')).toMatch(new RegExp(`/assessment\\?attempt=${attempt}$`));
  expect(hidden?.textContent).toContain('Marked');
  expect(hidden?.textContent).not.toMatch(/%|assed/);
});
