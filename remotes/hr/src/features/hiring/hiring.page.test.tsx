import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { APPLICATION_ROW, boardOf, inStage, OFFER_ROW, OPENING_ROW, PAPERS } from '../../testing/hiring.js';
import { ASSESSMENT_ROW } from '../../testing/assessments.js';
import ApplicantPage from './applicant.page.js';
import CurrentPage from './current.page.js';
import FilterPage from './filter.page.js';
import RequestedPage from './requested.page.js';

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

test('hiring is asked for and goes to HR at once', async () => {
  const sent = show(RequestedPage, 'hiring/requested?new=1', ({ method, body }) =>
    method === 'POST' ? { id: OPENING_ROW.id, ...(body as object) } : undefined,
  );
  const form = within(await screen.findByRole('dialog', { name: 'Request hiring' }));
  await userEvent.type(form.getByLabelText(/^Job title/), 'Writer');
  const [from, to] = [form.getByLabelText(/^Budget from/), form.getByLabelText(/^Budget to/)];
  await userEvent.clear(from);
  await userEvent.type(from, '800000');
  await userEvent.clear(to);
  await userEvent.type(to, '1000000');
  await userEvent.click(form.getByRole('button', { name: 'Request hiring' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const body = { title: 'Writer', seats: 1, budgetMin: 80_000_000, budgetMax: 100_000_000, send: true };
  expect(sent()[0]).toMatchObject({ url: 'hr/requisitions', body });
});

test('a board says who has the seats; a card is moved by its menu, and never to an offer', async () => {
  const sent = show(CurrentPage, `hiring/current?id=${OPENING_ROW.id}`, ({ url, body }) => {
    if (url.endsWith('/board')) return boardOf([APPLICATION_ROW]);
    return url.endsWith('/move')
      ? { ...inStage('selected', { version: 6 }), ...(body as object) }
      : undefined;
  });
  const seats = within(await screen.findByRole('list', { name: 'Seats' }));
  seats.getByText('1 free of 3');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Neha Kulkarni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Offer' }));
  await screen.findByText('An applicant comes to an offer, and leaves it, by the offer itself.');
  expect(sent()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Neha Kulkarni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Selected' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        url: `hr/applications/${APPLICATION_ROW.id}/move`,
        body: { version: 5, stageId: 'selected' },
      },
    ]),
  );
});

test('an applicant is invited to an assessment that is for applicants, and its result is seen', async () => {
  const tests: object[] = [];
  const sent = show(ApplicantPage, `hiring/applicant?id=${APPLICATION_ROW.id}`, ({ url, method, body }) => {
    if (url.endsWith('/alike')) return { items: [] };
    if (url.endsWith('/papers')) return PAPERS;
    if (url.endsWith('/scorecards')) return { items: [], score: null, owed: false };
    if (url.startsWith('hr/openings/')) return OPENING_ROW;
    if (url === 'hr/assessments')
      return rowsOf(ASSESSMENT_ROW, {
        ...ASSESSMENT_ROW,
        id: OFFER_ROW.id,
        name: 'Typing',
        audience: 'applicants',
      });
    if (!url.endsWith('/assessments'))
      return url === `hr/applications/${APPLICATION_ROW.id}` ? APPLICATION_ROW : undefined;
    if (method === 'POST')
      tests.push({
        id: OFFER_ROW.id,
        assessment: { id: (body as { assessmentId: string }).assessmentId, name: 'Typing' },
        state: 'scored',
        percent: 75,
        passed: true,
        used: 1,
        canResend: false,
        linkUntil: '2026-12-03T06:00:00.000Z',
      });
    return { items: tests };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite to assessment' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite Neha Kulkarni' }));
  const choice = await form.findByLabelText(/^Assessment/);
  await within(choice).findByRole('option', { name: 'Typing' });
  expect(within(choice).queryByRole('option', { name: ASSESSMENT_ROW.name })).toBeNull();
  await userEvent.selectOptions(choice, 'Typing');
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));
  const card = within(await screen.findByRole('region', { name: 'Assessments' }));
  await card.findByText('Typing');
  card.getByText('Passed');
  expect(sent()).toEqual([
    { url: `hr/applications/${APPLICATION_ROW.id}/assessments`, body: { assessmentId: OFFER_ROW.id } },
  ]);
});

test('of an applicant the next stage is one press, and who has accepted becomes an employee', async () => {
  const sent = show(ApplicantPage, `hiring/applicant?id=${APPLICATION_ROW.id}`, ({ url, method }) => {
    if (url.endsWith('/alike')) return { items: [] };
    if (url.endsWith('/papers')) return PAPERS;
    if (url.endsWith('/scorecards')) return { items: [], score: null, owed: false };
    if (url.startsWith('hr/openings/')) return OPENING_ROW;
    if (url === 'hr/offers') return rowsOf(OFFER_ROW);
    if (url.startsWith('hr/offers/')) return { ...OFFER_ROW, state: 'joined', employee: null };
    if (url.endsWith('/assessments')) return { items: [] };
    if (!url.startsWith('hr/applications/')) return undefined;
    return method === 'GET' ? inStage('selected', { state: 'offer' }) : APPLICATION_ROW;
  });
  await screen.findByRole('heading', { name: /Neha Kulkarni/ });
  await screen.findByRole('link', { name: 'Neha.pdf' });
  screen.getByText('Could not be read');
  await userEvent.click(await screen.findByRole('button', { name: 'Make an employee' }));
  const form = within(await screen.findByRole('dialog', { name: 'Neha Kulkarni joins' }));
  await userEvent.type(form.getByLabelText(/^Work email/), 'neha@acme.example');
  await userEvent.click(form.getByRole('button', { name: 'Make an employee' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    url: `hr/offers/${OFFER_ROW.id}/join`,
    body: { firstName: 'Neha', lastName: 'Kulkarni', workEmail: 'neha@acme.example', version: 3 },
  });
});

test('the figures of hiring say where applicants are and from where they come, and open their rows', async () => {
  show(CurrentPage, 'hiring/current?view=figures', ({ url }) =>
    url === 'hr/hiring-figures'
      ? {
          stages: [
            { state: 'applied', people: 41 },
            { state: 'joined', people: 2 },
          ],
          sources: [
            { source: 'linkedin', running: 12, joined: 1 },
            { source: 'other', running: 0, joined: 0 },
          ],
        }
      : undefined,
  );
  const stage = await screen.findByRole('link', { name: /Applied.*41/ });
  expect(stage.getAttribute('href')).toBe('/acme/hiring/filter?state=applied');
  const sources = within(screen.getByRole('region', { name: 'Where applicants come from' }));
  const joined = sources.getByRole('link', { name: '1 joined' });
  expect(joined.getAttribute('href')).toBe('/acme/hiring/filter?source=linkedin&state=joined');
  expect(sources.getAllByRole('listitem')).toHaveLength(1);
});

test('many applicants are rejected at once with one reason', async () => {
  const sent = show(FilterPage, 'hiring/filter', ({ url, method }) => {
    if (method === 'POST')
      return { rows: [{ id: APPLICATION_ROW.id, name: 'Neha', refusal: null }], more: false };
    return url === 'hr/applications' ? rowsOf(APPLICATION_ROW) : undefined;
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Neha Kulkarni/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const form = within(await screen.findByRole('dialog', { name: 'Reject 1 applicant' }));
  await userEvent.click(form.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    url: 'hr/applications/bulk',
    body: { step: 'reject', reason: 'filled', ids: [APPLICATION_ROW.id] },
  });
});

test('applicants come in from a file, and go out as one', async () => {
  show(FilterPage, 'hiring/filter', ({ url }) =>
    url === 'hr/applications' ? rowsOf(APPLICATION_ROW) : undefined,
  );
  await screen.findByRole('checkbox', { name: /Neha Kulkarni/ });
  screen.getByRole('button', { name: 'Export' });
  await userEvent.click(screen.getByRole('link', { name: 'Import' }));
  await screen.findByRole('heading', { name: 'Import applications' });
  screen.getByRole('button', { name: 'Download template' });
});
