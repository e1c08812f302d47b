import type { EvaluationPlan } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { CYCLE_ROW, PERSON, TEMPLATE_ROW } from '../../testing/evaluations.js';
import CyclePage from './cycle.page.js';
import TemplatePage from './template.page.js';

const NO_ROWS = { items: [], nextCursor: null, total: 0, totalIsExact: true };
const rowsOf = (...items: object[]) => ({ ...NO_ROWS, items, total: items.length });

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

beforeEach(() => localStorage.clear());

test('without a template the usual one is added by one press', async () => {
  const sent = show(TemplatePage, 'settings/evaluation', ({ method, body }) =>
    method === 'POST' ? { ...TEMPLATE_ROW, ...(body as object) } : undefined,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Use Standard, 1 to 5' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const body = sent()[0]?.body as typeof TEMPLATE_ROW;
  expect(body.scale).toEqual({ min: 1, max: 5, step: 0.5 });
  expect(body.sections.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

test('a template says what its weights add up to, and shows the form that it makes', async () => {
  const sent = show(TemplatePage, 'settings/evaluation?new=1', ({ method, body }) =>
    method === 'POST' ? { ...TEMPLATE_ROW, ...(body as object) } : undefined,
  );
  const form = within(await screen.findByRole('dialog', { name: 'Add evaluation template' }));
  await userEvent.type(form.getByLabelText(/^Name/), 'Short');
  await userEvent.type(await form.findByLabelText(/^Title of the section/), 'Craft');
  await userEvent.type(form.getByRole('textbox', { name: /^Question/ }), 'Quality');
  const percent = form.getByLabelText(/^Percent/);
  await userEvent.clear(percent);
  await userEvent.type(percent, '95');
  await form.findByText('Weights add up to 95; they must be 100.');
  await userEvent.click(form.getByRole('button', { name: 'Add section' }));
  await form.findByText('Weights add up to 100.');
  const [, second] = form.getAllByRole('group', { name: /^Section/ });
  await userEvent.type(within(second!).getByLabelText(/^Title of the section/), 'Words');
  await userEvent.type(within(second!).getByRole('textbox', { name: /^Question/ }), 'What else?');
  await userEvent.selectOptions(within(second!).getByLabelText('Answered by'), 'text');
  const preview = within(form.getByRole('complementary', { name: 'Preview' }));
  preview.getByRole('radiogroup', { name: 'Quality' });
  preview.getByRole('textbox', { name: 'What else?' });
  await userEvent.click(form.getByRole('button', { name: 'Add evaluation template' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    name: 'Short',
    sections: [
      { key: 's1', title: 'Craft', weight: 95, questions: [{ title: 'Quality', kind: 'rating' }] },
      { key: 's2', title: 'Words', weight: 5, questions: [{ title: 'What else?', kind: 'text', weight: 0 }] },
    ],
  });
});

test('a launch says first who takes part and how many forms that makes', async () => {
  const plan: EvaluationPlan = {
    items: [
      { subject: PERSON.subject, self: false, lead: { id: 'x', name: 'Omar Khan' }, hr: null, peers: [] },
    ],
    forms: { self: 0, peer: 0, lead: 1, hr: 1 },
  };
  const draft = { ...CYCLE_ROW, state: 'draft' as const, allowedTransitions: ['update', 'launch', 'cancel'] };
  const sent = show(CyclePage, `settings/evaluationCycles?open=${CYCLE_ROW.id}`, ({ url, method }) => {
    if (url.endsWith('/plan')) return plan;
    if (method === 'POST') return { ...CYCLE_ROW, state: 'lead' };
    if (url === `hr/evaluation-cycles/${CYCLE_ROW.id}`) return draft;
    return url === 'hr/evaluation-cycles' ? rowsOf(draft) : undefined;
  });
  const table = within(await screen.findByRole('table', { name: 'Who takes part' }));
  await table.findByText('Omar Khan');
  await userEvent.click(await screen.findByRole('button', { name: 'Launch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Launch Autumn?' }));
  await dialog.findByText(/1 person · 2 forms/);
  await userEvent.click(dialog.getByRole('button', { name: 'Launch' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { url: `hr/evaluation-cycles/${CYCLE_ROW.id}/launch`, body: { version: CYCLE_ROW.version } },
    ]),
  );
});
