import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { COMPARISON, CYCLE_ROW, FORM_ROW, OPEN_PERSON, PERSON } from '../../testing/evaluations.js';
import FormsPage from './forms.page.js';
import TablePage from './table.page.js';

const NO_ROWS = { items: [], nextCursor: null, total: 0, totalIsExact: true };
const rowsOf = (...items: object[]) => ({ ...NO_ROWS, items, total: items.length });
const PEOPLE = {
  items: [PERSON, OPEN_PERSON],
  labels: [
    { from: 1, label: 'Below' },
    { from: 3, label: 'Meets' },
  ],
};

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

const cycles: Answer = ({ url, method, body }) => {
  if (method === 'POST') return { ...CYCLE_ROW, ...(body as object) };
  if (url.endsWith('/people')) return PEOPLE;
  if (url.endsWith('/comparison')) return COMPARISON;
  if (url.endsWith('/publishing'))
    return {
      ready: 1,
      blocked: [{ resultId: OPEN_PERSON.resultId, subject: OPEN_PERSON.subject, openForms: 1 }],
    };
  return url === 'hr/evaluation-cycles' ? rowsOf(CYCLE_ROW) : undefined;
};

beforeEach(() => localStorage.clear());

test('without a cycle the page says how to come to one', async () => {
  show(TablePage, 'evaluation/table', () => undefined);
  const link = await screen.findByRole('link', { name: 'Create a cycle' });
  expect(link.getAttribute('href')).toMatch(/settings\/evaluationCycles$/);
});

test('publishing names who is blocked and publishes the others', async () => {
  const sent = show(TablePage, 'evaluation/table', cycles);
  const row = within(await screen.findByRole('row', { name: /Lila Rao/ }));
  row.getByText('+0.50');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish results' }));
  await dialog.findByText('Nora Das');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish for 1 person' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        url: `hr/evaluation-cycles/${CYCLE_ROW.id}/publish`,
        body: { version: CYCLE_ROW.version, resultIds: [PERSON.resultId] },
      },
    ]),
  );
});

test('nobody has a bare dash in a place that a phone shows without its head', async () => {
  const stages = { self: null, peer: null, lead: null, hr: null };
  const waiting = { ...OPEN_PERSON, score: null, label: null, stages };
  show(TablePage, 'evaluation/table', (call) =>
    call.url.endsWith('/people') ? { ...PEOPLE, items: [waiting] } : cycles(call),
  );
  const row = within(await screen.findByRole('row', { name: /Nora Das/ }));
  const shown = row.getAllByRole('cell').filter(({ classList }) => !classList.contains('hide'));
  expect(shown.map(({ textContent }) => textContent)).not.toContain('–');
  row.getByText('1 form open');
});

test('results of leads and departments stand side by side, and so do chosen people', async () => {
  const strict = {
    ...PERSON,
    resultId: FORM_ROW.id,
    subject: { id: FORM_ROW.id, name: 'Omar Khan' },
    lead: { id: FORM_ROW.id, name: 'Asha Rao' },
    department: null,
    score: 2,
    previous: null,
  };
  show(TablePage, 'evaluation/table', (call) =>
    call.url.endsWith('/people') ? { ...PEOPLE, items: [PERSON, strict] } : cycles(call),
  );
  const groups = within(await screen.findByRole('table', { name: 'Results by group' }));
  const texts = (name: RegExp) =>
    within(groups.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(texts(/^Everyone/)).toEqual(['2', '2.85', '1 (50%)', '1 (50%)']);
  expect(texts(/^Asha Rao/)).toEqual(['1', '2.00', '1 (100%)', '–']);
  expect(texts(/^Ravi Iyer/)).toEqual(['1', '3.70', '–', '1 (100%)']);
  await userEvent.click(screen.getByRole('radio', { name: 'Departments' }));
  expect(texts(/^Without one/)).toEqual(['1', '2.00', '1 (100%)', '–']);
  for (const name of ['Lila Rao', 'Omar Khan'])
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const compared = within(await screen.findByRole('table', { name: 'Compare people' }));
  const result = compared.getByRole('row', { name: /^Result/ });
  expect(
    within(result)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3.70', '2.00']);
});

test('a score is changed with its reason', async () => {
  const sent = show(TablePage, 'evaluation/table', cycles);
  await userEvent.click(await screen.findByRole('row', { name: /Lila Rao/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Lila Rao' }));
  const score = drawer.getByLabelText(/^Calibrated score/);
  await userEvent.clear(score);
  await userEvent.type(score, '4.2');
  await userEvent.type(drawer.getByLabelText(/^Why/), 'Compared with others');
  await userEvent.click(drawer.getByRole('button', { name: 'Save the score' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        url: `hr/evaluation-results/${PERSON.resultId}/calibrate`,
        body: { version: PERSON.version, score: 4.2, reason: 'Compared with others' },
      },
    ]),
  );
});

test('a submitted form is sent back with a reason and a day', async () => {
  const sent = show(FormsPage, 'evaluation/forms', ({ url, method }) => {
    if (method === 'POST') return { ...FORM_ROW, state: 'returned' };
    return url === 'hr/evaluation-forms' ? rowsOf(FORM_ROW) : undefined;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Omar Khan about Lila Rao' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send back' }));
  const form = within(await screen.findByRole('dialog', { name: 'Send back to Omar Khan' }));
  await userEvent.type(form.getByLabelText(/^Why/), 'Say more about the goals');
  await userEvent.type(form.getByLabelText(/^Last day/), '2099-01-31');
  await userEvent.click(form.getByRole('button', { name: 'Send back' }));
  await waitFor(() =>
    expect(sent()[0]?.body).toEqual({
      version: FORM_ROW.version,
      reason: 'Say more about the goals',
      dueOn: '2099-01-31',
    }),
  );
});

const PENDING = {
  id: PERSON.resultId,
  version: 1,
  employee: COMPARISON.result.subject,
  result: COMPARISON.result.cycle,
  rise: 9,
  from: '2027-04',
  reason: 'Leads two projects',
  guideline: 8,
  state: 'pending',
  askedBy: FORM_ROW.reviewer,
  createdAt: '2026-12-21T06:00:00.000Z',
  allowedTransitions: ['withdraw'],
};

test('whoever approves asks for an appraisal beside the published result', async () => {
  const published = { ...PERSON, state: 'published', mayCalibrate: false };
  show(TablePage, 'evaluation/table', (call) => {
    if (call.url.endsWith('/people')) return { ...PEOPLE, items: [published] };
    return cycles(call);
  });
  await userEvent.click(await screen.findByRole('row', { name: /Lila Rao/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Lila Rao' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Request appraisal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request appraisal' }));
  dialog.getByRole('button', { name: 'Send for approval' });
});

test('a result is saved as PDF once it is published', async () => {
  let publishedAt = COMPARISON.result.publishedAt;
  const answer: Answer = ({ url }) =>
    url.endsWith('/comparison')
      ? { ...COMPARISON, result: { ...COMPARISON.result, publishedAt } }
      : undefined;
  const path = `evaluation/table?id=${PERSON.resultId}`;
  show(TablePage, path, answer);
  await screen.findByRole('button', { name: 'Save as PDF' });
  cleanup();
  publishedAt = null;
  show(TablePage, path, answer);
  await screen.findByText('Plans well');
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull();
});

test('an appraisal is asked for after a published result, with the guideline of its label', async () => {
  let items: object[] = [];
  const sent = show(TablePage, `evaluation/table?id=${PERSON.resultId}`, ({ url, method, body }) => {
    if (url.endsWith('/comparison')) return COMPARISON;
    if (!url.startsWith('hr/appraisals')) return undefined;
    if (method === 'POST') items = [{ ...PENDING, ...(body as object) }];
    return method === 'POST' ? items[0] : rowsOf(...items);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Request appraisal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request appraisal' }));
  dialog.getByText('Guideline for “Meets”: up to 8%. Above it, say why.');
  await userEvent.clear(dialog.getByLabelText(/^Rise in percent/));
  await userEvent.type(dialog.getByLabelText(/^Rise in percent/), '9');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Leads two projects');
  await userEvent.click(dialog.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    url: 'hr/appraisals',
    body: { resultId: PERSON.resultId, rise: 9, reason: 'Leads two projects' },
  });
  const card = within(await screen.findByRole('region', { name: 'Appraisals' }));
  card.getByText('Waits for approval');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Request appraisal' })).toBeNull());
});
