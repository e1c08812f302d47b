import type { OrgPerson } from '@atrium/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@atrium/ui/testing';
import OrgChartPage from './org-chart.page.js';

const person = (place: number, name: string, managerId: string | null): OrgPerson => ({
  id: `01890000-0000-7000-8000-00000000000${String(place)}`,
  version: 1,
  code: `E000${String(place)}`,
  name,
  designation: 'Designer',
  department: 'Design',
  managerId,
  photoFileId: null,
});
const asha = person(1, 'Asha Rao', null);
const ravi = person(2, 'Ravi Shah', asha.id);
const meera = person(3, 'Meera Das', ravi.id);

test('a chart folds and unfolds, finds people, and prepares another manager before anything is saved', async () => {
  const { calls } = renderPage(OrgChartPage, {
    role: 'hr',
    path: 'employee/OrgChart',
    answer: ({ method }) =>
      method === 'GET' ? { people: [asha, meera, ravi] } : { items: [], today: '2026-11-23' },
  });
  const saved = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const user = userEvent.setup();
  const chart = await screen.findByRole('list', { name: 'Org chart' });
  await user.click(screen.getByRole('button', { name: 'Fold all' }));
  expect(within(chart).queryByText('Meera Das')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'meera');
  await within(chart).findByText('Meera Das');
  await user.click(screen.getByRole('button', { name: /More about Meera Das/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change manager' }));
  await user.type(await screen.findByRole('combobox', { name: /Manager/ }), 'asha');
  await user.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const bar = await screen.findByRole('form', { name: 'Change manager' });
  within(bar).getByText('Meera Das will report to Asha Rao');
  expect(saved()).toEqual([]);
  await user.click(within(bar).getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(saved()).toMatchObject([{ managerId: asha.id, reason: 'transfer' }]);
});

test('the chart is zoomed by buttons and, while it has the focus, by keys', async () => {
  renderPage(OrgChartPage, {
    role: 'hr',
    path: 'employee/OrgChart',
    answer: () => ({ people: [asha, meera, ravi] }),
  });
  const user = userEvent.setup();
  const chart = await screen.findByRole('region', { name: 'Org chart' });
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  screen.getByRole('status', { name: 'Zoom 80%' });
  chart.focus();
  await user.keyboard('++');
  screen.getByRole('status', { name: 'Zoom 125%' });
  await user.keyboard('0');
  screen.getByRole('status', { name: 'Zoom 100%' });
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveProperty('disabled', true);
});
