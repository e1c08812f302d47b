import { ToastHost } from '@atrium/sdk';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPLICATION_ROW, OPENING_ROW, OFFER_ROW, PAPERS } from '../../testing/hiring.js';
import ApplicantPage from './applicant.page.js';

const OWN = APPLICATION_ROW.candidate.id;
const OTHER = OFFER_ROW.id;
const MERGE = '019f0000-0000-7000-8000-00000000aa01';
const NO_ROWS = { items: [], nextCursor: null, total: 0, totalIsExact: true };
const DONE = {
  id: MERGE,
  survivor: { id: OWN, name: 'Neha Kulkarni' },
  merged: ['Neha K'],
  at: '2026-11-30T06:00:00.000Z',
  by: 'Asha Rao',
};
const PREVIEW = {
  records: [
    { id: OWN, name: 'Neha Kulkarni', note: 'Designer', version: 3 },
    { id: OTHER, name: 'Neha K', note: 'Writer', version: 7 },
  ],
  fields: [
    {
      field: 'email',
      label: 'Email',
      from: OWN,
      values: [
        { id: OWN, value: 'neha@mail.example', name: null },
        { id: OTHER, value: 'nk@mail.example', name: null },
      ],
    },
  ],
  moving: [{ part: 'applications', count: 1 }],
};
const ALIKE = {
  id: OTHER,
  candidateId: OTHER,
  name: 'Neha K',
  opening: 'Writer',
  state: 'applied',
  by: 'phone',
};

function show() {
  let merged: object[] = [];
  const Shown = () => (
    <>
      <ApplicantPage />
      <ToastHost />
    </>
  );
  const { calls } = renderPage(Shown, {
    role: 'hr',
    path: `hiring/applicant?id=${APPLICATION_ROW.id}`,
    answer: ({ url, method }) => {
      if (url.endsWith('/alike')) return { items: merged.length > 0 ? [] : [ALIKE] };
      if (url.startsWith('hr/candidate-merges/preview')) return PREVIEW;
      if (url.endsWith('/undo')) {
        merged = [];
        return { merge: DONE, back: [], staying: [], kept: [] };
      }
      if (url.startsWith('hr/candidate-merges')) {
        if (method !== 'POST') return { items: merged };
        merged = [DONE];
        return DONE;
      }
      if (url.endsWith('/papers')) return PAPERS;
      if (url.endsWith('/scorecards')) return { items: [], score: null, owed: false };
      if (url.startsWith('hr/openings/')) return OPENING_ROW;
      if (url.endsWith('/assessments')) return { items: [] };
      return url === `hr/applications/${APPLICATION_ROW.id}` ? APPLICATION_ROW : NO_ROWS;
    },
  });
  return () => calls.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

beforeEach(() => localStorage.clear());

test('two applicants who are one person are merged with the chosen email, and separated again later', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Merge with Neha K, Writer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Merge applicants' }));
  await userEvent.selectOptions(await form.findByLabelText(/^Email/), 'nk@mail.example (Neha K)');
  form.getByText(/Applications: 1/);
  await userEvent.click(form.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    url: 'hr/candidate-merges',
    body: { ids: [OWN, OTHER], versions: { [OWN]: 3, [OTHER]: 7 }, choices: { email: OTHER } },
  });
  await screen.findByText(/^Took in Neha K · Asha Rao/);
  await userEvent.click(screen.getByRole('button', { name: 'Undo the merge into Neha Kulkarni' }));
  await screen.findByRole('button', { name: 'Merge with Neha K, Writer' });
  expect(sent()[1]).toMatchObject({ url: `hr/candidate-merges/${MERGE}/undo` });
});
