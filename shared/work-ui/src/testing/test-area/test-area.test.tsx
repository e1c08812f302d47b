import { renderPage, type Answer } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from './remote.js';

const answer: Answer = ({ url }) => {
  if (url === 'tasks/counts') return { mine: 0, late: 0, week: 0, waiting: 0, unassigned: 0 };
  if (url === 'tasks/people')
    return {
      items: [{ userId: 'u1', name: 'Asha Rao', open: 3, late: 1, waiting: 0, estimate: 90 }],
    };
  if (url === 'tasks/dated') return { items: [], waits: [], more: false };
  return { items: [], total: 0, totalIsExact: true, nextCursor: null };
};
const TAB = 'socialMediaHandling';
const pageAt = async (path: string) =>
  (await area.routes.find((route) => route.path === path)!.load()).default;

test('its list, counts and layouts ask for the tasks of the area alone, whatever the address says', async () => {
  const { calls } = renderPage(await pageAt('smm/task'), {
    role: 'admin',
    path: 'smm/task?tab=ecommerce',
    answer,
  });
  await waitFor(() => expect(calls.some(({ url }) => url === 'tasks')).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: 'Timeline' }));
  await screen.findByText('No tasks with days');
  const asked = calls.filter(({ url }) => /^tasks(\/counts|\/dated)?$/.test(url));
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.map(({ params }) => params?.['tab'])).toEqual(asked.map(() => TAB));
});

test('its team leads to the tasks of each person there', async () => {
  const { calls } = renderPage(await pageAt('smm/team'), { role: 'admin', path: 'smm/team', answer });
  const row = within(await screen.findByRole('row', { name: /Asha Rao/ }));
  expect(row.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/acme/smm/task?assignee=u1');
  expect(calls.find(({ url }) => url === 'tasks/people')?.params).toMatchObject({ tab: TAB });
});
