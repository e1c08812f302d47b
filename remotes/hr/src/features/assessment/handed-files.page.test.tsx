import type { AttemptPaper } from '@atrium/contracts';
import { hasUnsavedWork, ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { OWN_ROW, PAPER } from '../../testing/assessments.js';
import LinkedPage from './linked.page.js';
import TablePage from './table.page.js';
import TakePage from './take.page.js';

const NO_ROWS = { items: [], nextCursor: null, total: 0, totalIsExact: true };
const [FIRST] = PAPER.questions;
const HELD = { id: OWN_ROW.id, fileId: PAPER.id, name: 'plan.pdf', size: 20_000 };
const asking = (held: object[], most = 1) =>
  ({
    ...PAPER,
    questions: [
      {
        ...FIRST!,
        kind: 'file',
        text: 'Your plan?',
        parts: [],
        handIn: { accepts: ['pdf', 'document'], most, maxMb: 2 },
      },
    ],
    files: { [FIRST!.id]: held },
  }) as AttemptPaper;

function show(Page: ComponentType, path: string, answer: Answer) {
  const Shown = () => (
    <>
      <Page />
      <ToastHost />
    </>
  );
  const { calls } = renderPage(Shown, { role: 'hr', path, answer: (call) => answer(call) ?? NO_ROWS });
  return () => calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

const TAKING = `assessment?attempt=${PAPER.id}`;
const file = () => new File(['My plan'], 'better.pdf', { type: 'application/pdf' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what is handed in is shown with its size, and can be replaced and removed', async () => {
  let held: object[] = [HELD];
  const sent = show(TakePage, TAKING, ({ url, method, body }) => {
    if (url === 'files')
      return { id: 'f2', ...(body as object), state: 'receiving', received: 0, type: null };
    if (url.startsWith('files/'))
      return { id: 'f2', name: 'better.pdf', size: 7, received: 7, state: 'ready', type: 'application/pdf' };
    if (url.endsWith('/files') && method === 'POST') held = [{ ...HELD, name: 'better.pdf' }];
    if (method === 'DELETE') held = [];
    return asking(held);
  });
  const list = within(await screen.findByRole('list', { name: 'Handed in' }));
  list.getByRole('link', { name: 'plan.pdf' });
  list.getByText('20 kB');
  screen.getByText('1 of 1 answered');
  expect(screen.queryByLabelText('Hand in a file')).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Replace plan.pdf' }));
  screen.getByLabelText('Choose a file in place of plan.pdf');
  await userEvent.click(list.getByRole('button', { name: 'Keep plan.pdf' }));
  expect(screen.queryByLabelText('Choose a file in place of plan.pdf')).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Replace plan.pdf' }));
  await userEvent.upload(screen.getByLabelText('Choose a file in place of plan.pdf'), file());
  await screen.findByRole('link', { name: 'better.pdf' });
  expect(sent().at(-1)).toEqual({
    url: `hr/own-attempts/${PAPER.id}/files`,
    body: { question: FIRST!.id, replaces: HELD.id, fileId: 'f2' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove better.pdf' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByLabelText('Hand in a file');
  screen.getByText('One file of at most 2 MB each: PDF, Document');
  screen.getByText('0 of 1 answered');
  expect(sent().at(-1)?.url).toBe(`hr/own-attempts/${PAPER.id}/files/${HELD.id}`);
});

test('an applicant hands in by the link, and is told what is too large, and that there is no connection', async () => {
  let held: object[] = [];
  const test = { company: 'Acme', opening: 'Designer', linkUntil: '2026-12-03T06:00:00.000Z', own: OWN_ROW };
  const sent = show(LinkedPage, 'careers/test#link=a-link', ({ url }) => {
    if (url === 'assessment-links/read') return test;
    if (url === 'assessment-links/files') held = [HELD];
    return asking(held);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  const field = await screen.findByLabelText('Hand in a file');
  const large = new File([new Uint8Array(2_000_001)], 'large.pdf', { type: 'application/pdf' });
  await userEvent.upload(field, large);
  expect((await screen.findByRole('alert')).textContent).toBe('It is larger than 2 MB.');
  screen.getByText('large.pdf was not handed in');
  const { onLine } = navigator;
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  act(() => void dispatchEvent(new Event('offline')));
  await screen.findByText(/^There is no connection\. Hand in files once it is back/);
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  act(() => void dispatchEvent(new Event('online')));
  await userEvent.upload(field, file());
  await screen.findByText('plan.pdf');
  expect(screen.queryByRole('link', { name: 'plan.pdf' })).toBeNull();
  expect(sent().some(({ url }) => url.includes('a-link') || url.startsWith('files'))).toBe(false);
});

test('a question is not left while its file is sent, unless somebody says so', async () => {
  const held: object[] = [HELD];
  const paper = asking(held, 2);
  const [first] = paper.questions;
  const second = { ...FIRST!, id: '0198c0de-0000-7000-8000-00000000f11e', text: 'And then?' };
  const never = new Promise(() => undefined);
  show(TakePage, TAKING, ({ url }) =>
    url === 'files' ? never : { ...paper, questions: [first, second], forward: null },
  );
  const replace = await screen.findByRole('button', { name: 'Replace plan.pdf' });
  await userEvent.upload(screen.getByLabelText('Hand in a file'), file());
  await waitFor(() => expect(replace.hasAttribute('disabled')).toBe(true));
  expect(hasUnsavedWork()).toBe(true);
  const leave = async (answer: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const question = within(await screen.findByRole('dialog'));
    question.getByText('Files that are not fully sent are not handed in.');
    await userEvent.click(question.getByRole('button', { name: answer }));
  };
  await leave('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('Your plan?');
  await leave('Stop sending');
  await screen.findByText('And then?');
  expect(hasUnsavedWork()).toBe(false);
});

test('an applicant sends one file at a time, and what is refused is said beside the field', async () => {
  const test = { company: 'Acme', opening: 'Designer', linkUntil: '2026-12-03T06:00:00.000Z', own: OWN_ROW };
  let refuse: (answer: object) => void = () => undefined;
  const refused = new Promise((resolve) => {
    refuse = resolve;
  });
  show(LinkedPage, 'careers/test#link=a-link', ({ url }) => {
    if (url === 'assessment-links/read') return test;
    return url === 'assessment-links/files' ? refused : asking([]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await userEvent.upload(await screen.findByLabelText('Hand in a file'), file());
  await screen.findByText('The file is being sent…');
  expect(screen.queryByLabelText('Hand in a file')).toBeNull();
  const error = { code: 'ASSESSMENT_FILE_KIND', message: 'Files of this kind are not asked for.' };
  refuse({ status: 409, error: { ...error, requestId: 'r' } });
  expect((await screen.findByRole('alert')).textContent).toBe(error.message);
  screen.getByText('better.pdf was not handed in');
  screen.getByLabelText('Hand in a file');
});

test('a question that asks for files says which, how many and how large', async () => {
  const sent = show(TablePage, 'assessment/table?view=questions&new=1', ({ url, method, body }) => {
    if (url === 'hr/assessment-sources') return { banks: [], tags: [] };
    return method === 'POST' ? { id: FIRST!.id, ...(body as object) } : undefined;
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add question' }));
  await userEvent.type(form.getByLabelText(/^Question/), 'Your plan?');
  await userEvent.type(await form.findByLabelText(/^Bank/), 'Plans{Enter}');
  await userEvent.selectOptions(form.getByLabelText('Kind'), 'Files to hand in');
  for (const name of ['PDF', 'Document', 'Image'])
    await userEvent.click(form.getByRole('checkbox', { name }));
  const put = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  put('Files at most', '6');
  put('Megabytes each at most', '11');
  await userEvent.type(form.getByLabelText('What is marked, 1'), 'Is complete');
  await userEvent.click(form.getByRole('button', { name: 'Add question' }));
  await form.findByText('Choose a kind of files.');
  form.getByText('Enter at most 5.');
  form.getByText('Enter at most 10.');
  expect(form.queryByText('Fill in every answer, and say which is right.')).toBeNull();
  expect(sent()).toEqual([]);
  for (const name of ['PDF', 'Document']) await userEvent.click(form.getByRole('checkbox', { name }));
  put('Files at most', '3');
  put('Megabytes each at most', '10');
  form.getByText('Up to 3 files of at most 10 MB each: PDF, Document');
  await userEvent.click(form.getByRole('button', { name: 'Add question' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toMatchObject({
    points: 1,
    content: {
      kind: 'file',
      accepts: ['pdf', 'document'],
      most: 3,
      maxMb: 10,
      rubric: [{ text: 'Is complete' }],
    },
  });
});

test('whoever marks opens files without their names', async () => {
  const answer = {
    id: PAPER.id,
    assessment: OWN_ROW.assessment,
    question: 'Your plan?',
    points: 2,
    rubric: [{ id: 'r1', text: 'Is complete', points: 2 }],
    answer: '',
    files: [{ id: HELD.id, type: 'application/pdf', size: HELD.size }],
  };
  show(TablePage, 'assessment/table?view=marking', ({ url }) =>
    url === 'hr/assessment-answers' ? { items: [answer] } : undefined,
  );
  const list = within(await screen.findByRole('list', { name: 'Handed in' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['File 1, 20 kB']);
});
