import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APPLICATION_ROW, OPENING_ROW } from '../../testing/hiring.js';
import FilterPage from './filter.page.js';

const ROWS = { items: [APPLICATION_ROW], nextCursor: null, total: 1, totalIsExact: true };

beforeEach(() => localStorage.clear());

const show = (role: 'hr' | 'teamLeader', path = 'hiring/filter') =>
  renderPage(FilterPage, { role, path, answer: () => ROWS });

async function filterBy(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog', { name: `Filter by ${name.toLowerCase()}` }));
}

test('applicants are filtered by what they ask for, in rupees, by score and by place', async () => {
  const { calls } = show('hr');
  let form = await filterBy('Asks for, a year');
  await userEvent.type(form.getByLabelText('From'), '9,00,000');
  await userEvent.type(form.getByLabelText('To'), '6,00,000');
  await userEvent.click(form.getByRole('button', { name: 'Apply' }));
  form.getByText('Enter a lowest amount, a highest amount, or both, smaller amount first.');
  await userEvent.clear(form.getByLabelText('To'));
  await userEvent.click(form.getByRole('button', { name: 'Apply' }));
  await screen.findByText('at least ₹9,00,000');
  form = await filterBy('Score of 4');
  await userEvent.type(form.getByLabelText('From'), '2.5');
  await userEvent.click(form.getByRole('button', { name: 'Apply' }));
  form = await filterBy('Place');
  await userEvent.type(form.getByLabelText('Place contains'), 'Pune');
  await userEvent.click(form.getByRole('button', { name: 'Apply' }));
  await waitFor(() => {
    const query = calls.findLast(({ url }) => url === 'hr/applications')?.params;
    expect(query).toMatchObject({ askedPay: '90000000..', score: '2.5..', place: 'Pune' });
  });
});

test('an address with such filters shows them', async () => {
  show('hr', 'hiring/filter?askedPay=60000000..90000000&place=Pune');
  await screen.findByText('₹6,00,000 – ₹9,00,000');
  screen.getByTitle('Change filter Place');
});

test('who only reads hiring is offered no filter by what they may not know', async () => {
  show('teamLeader');
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await screen.findByRole('menuitem', { name: 'Score of 4' });
  expect(screen.queryByRole('menuitem', { name: 'Asks for, a year' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Place' })).toBeNull();
});

const KEPT_ROW = { ...APPLICATION_ROW, keptUntil: '2027-11-10' };

test('those who may be kept are one press away, with the day, and are added to another opening', async () => {
  const { calls } = renderPage(FilterPage, {
    role: 'hr',
    path: 'hiring/filter',
    answer: ({ url, method }) => {
      if (method === 'POST') return { ...APPLICATION_ROW, opening: { id: OPENING_ROW.id, name: 'Writer' } };
      if (url === 'hr/openings') return { ...ROWS, items: [{ ...OPENING_ROW, title: 'Writer' }] };
      return { ...ROWS, items: [KEPT_ROW] };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Kept for other openings' }));
  await screen.findByText('10 Nov 2027');
  expect(calls.findLast(({ url }) => url === 'hr/applications')?.params).toMatchObject({ kept: 'yes' });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Neha Kulkarni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to another opening' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Neha Kulkarni to another opening' }));
  form.getByText(/stays as it is/);
  await userEvent.click(form.getByRole('button', { name: 'Add' }));
  await form.findByText('Choose an opening.');
  await userEvent.type(form.getByLabelText('Opening'), 'Wri');
  await userEvent.click(await screen.findByRole('option', { name: /Writer/ }));
  expect(calls.findLast(({ url }) => url === 'hr/openings')?.params).toMatchObject({ state: 'open' });
  await userEvent.click(form.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { url: `hr/applications/${APPLICATION_ROW.id}/shortlist`, body: { openingId: OPENING_ROW.id } },
    ]),
  );
});

test('of somebody who did not agree the page says why they cannot be added', async () => {
  show('hr');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Neha Kulkarni' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to another opening' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Neha Kulkarni to another opening' }));
  dialog.getByText(/Only people who agreed to be kept for other openings/);
  expect(dialog.queryByRole('button', { name: 'Add' })).toBeNull();
});

test('who only reads hiring is offered neither', async () => {
  show('teamLeader');
  await screen.findByText('Neha Kulkarni');
  expect(screen.queryByRole('button', { name: 'Kept for other openings' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Neha Kulkarni' }));
  await screen.findByRole('menuitem', { name: 'Reject' });
  expect(screen.queryByRole('menuitem', { name: 'Add to another opening' })).toBeNull();
});
