import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPLICATION_ROW } from '../../testing/hiring.js';
import FilterPage from './filter.page.js';

const ROWS = { items: [APPLICATION_ROW], nextCursor: null, total: 1, totalIsExact: true };
const NO_EMAIL = { id: '0190d5a0-0000-7000-8000-0000000000f1', name: 'Sana Varma' };
const CHECKED = {
  reached: 1,
  left: [{ ...NO_EMAIL, reason: 'This person has no email address.' }],
  first: { name: 'Neha Kulkarni', opening: 'Designer', company: 'Acme' },
  more: false,
};
const REPORT = {
  rows: [
    { id: APPLICATION_ROW.id, name: 'Neha', refusal: null },
    { ...NO_EMAIL, refusal: 'This person has no email address.' },
  ],
  more: false,
};

beforeEach(() => localStorage.clear());

function show(sending: () => ReturnType<Answer> = () => REPORT, role: 'hr' | 'teamLeader' = 'hr') {
  const { calls } = renderPage(FilterPage, {
    role,
    path: 'hiring/filter',
    answer: ({ url }) => {
      if (url === 'hr/application-mails/check') return CHECKED;
      return url === 'hr/application-mails' ? sending() : ROWS;
    },
  });
  return () =>
    calls.filter(({ url }) => url === 'hr/application-mails').map(({ body }) => body as { key: string });
}

async function write() {
  const form = within(await screen.findByRole('dialog', { name: 'Write an email' }));
  await userEvent.type(await form.findByLabelText(/^Subject/), 'News of {{opening}');
  await userEvent.type(form.getByLabelText(/^Text/), 'Dear {{name},');
  return form;
}

test('many are written to: who gets it and who does not, how it reads, and what became of it', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Neha Kulkarni/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write an email' }));
  const form = await write();
  form.getByText('1 person gets it.');
  const left = within(form.getByRole('region', { name: 'Who does not get it' }));
  left.getByText('Sana Varma');
  left.getByText('This person has no email address.');
  const preview = within(form.getByRole('region', { name: 'Preview' }));
  preview.getByRole('heading', { name: 'News of Designer' });
  preview.getByText('Dear Neha Kulkarni,');
  await userEvent.dblClick(form.getByRole('button', { name: 'Send 1 email' }));
  const done = within(await screen.findByRole('dialog', { name: '1 email is on its way' }));
  done.getByText('Sana Varma');
  expect(sent()).toMatchObject([
    { subject: 'News of {opening}', text: 'Dear {name},', ids: [APPLICATION_ROW.id], matching: null },
  ]);
});

test('one is written to from the menu; after a failure it is sent again under the same key', async () => {
  let tries = 0;
  const sent = show(() => {
    tries += 1;
    return tries === 1
      ? { status: 503, error: { code: 'UNAVAILABLE', message: 'Try again in a moment.' } }
      : { ...REPORT, rows: REPORT.rows.slice(0, 1) };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Neha Kulkarni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Write an email' }));
  const form = await write();
  await userEvent.click(form.getByRole('button', { name: 'Send 1 email' }));
  await form.findByText('Try again in a moment.');
  await userEvent.click(form.getByRole('button', { name: 'Send 1 email' }));
  await screen.findByRole('dialog', { name: '1 email is on its way' });
  const [first, second] = sent();
  expect(second).toEqual(first);
});

test('a field that the portal does not know is refused beside the text', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Neha Kulkarni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Write an email' }));
  const form = await write();
  await userEvent.type(form.getByLabelText(/^Text/), ' {{salary}');
  await userEvent.click(form.getByRole('button', { name: 'Send 1 email' }));
  await form.findByText('Only the fields named below the text can be filled in. Remove the others.');
  expect(sent()).toEqual([]);
});

test('who only reads hiring chooses nobody to write to', async () => {
  show(() => REPORT, 'teamLeader');
  await screen.findByText('Neha Kulkarni');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Neha Kulkarni/ })).toBeNull());
});
