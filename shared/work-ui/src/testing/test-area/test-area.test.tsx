import { PAGE_LIMIT } from '@atrium/contracts';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reels, report } from '../task-page.factory.js';
import area from './remote.js';

const IDLE = { open: 0, late: 0, waiting: 0, estimate: 0, planned: 0, available: null, tracked: 0 };
const PAGE = { total: 1, totalIsExact: true, nextCursor: null };
const TAB = 'socialMediaHandling';
const answer: Answer = ({ url, params }) => {
  if (url === 'tasks/counts') return { mine: 0, late: 0, week: 0, waiting: 0, unassigned: 0 };
  if (url === 'tasks/people')
    return {
      items: [
        { ...IDLE, userId: 'u1', name: 'Asha Rao', open: 3, late: 1, planned: 2700, available: 2400 },
        { ...IDLE, userId: 'u2', name: 'Ravi Das' },
      ],
    };
  if (url === 'tasks' && params?.['limit'] === PAGE_LIMIT)
    return { items: [{ ...reels, tab: TAB, assigneeIds: ['u1'] }], ...PAGE };
  if (url === 'tasks/bulk') return { ...report, rows: [{ id: reels.id, name: null, refusal: null }] };
  if (url === 'tasks/dated') return { items: [], waits: [], more: false };
  return { items: [], total: 0, totalIsExact: true, nextCursor: null };
};
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
  row.getByText('45:00 of 40:00');
  expect(calls.find(({ url }) => url === 'tasks/people')?.params).toMatchObject({ tab: TAB });
});

test('a board whose people cannot be loaded says so, and Retry asks for them again', async () => {
  let fails = true;
  renderPage(await pageAt('smm/team'), {
    role: 'admin',
    path: 'smm/team?layout=board',
    answer: (call) =>
      call.url === 'tasks/people' && fails
        ? { status: 503, error: { code: 'UNAVAILABLE', message: 'Not now.', requestId: 'r' } }
        : answer(call),
  });
  await screen.findByText('The board did not load');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Cut the reels' });
});

test('a task is given to another person of the team by the keys of the board', async () => {
  const { calls } = renderPage(await pageAt('smm/team'), {
    role: 'admin',
    path: 'smm/team?layout=board',
    answer,
  });
  const card = await screen.findByRole('button', { name: 'Cut the reels' });
  act(() => card.focus());
  await userEvent.keyboard(' {ArrowRight} ');
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'tasks/bulk')?.body).toEqual({
      change: { kind: 'assignees', add: ['u2'], remove: ['u1'] },
      ids: ['t1'],
      matching: null,
    }),
  );
});
