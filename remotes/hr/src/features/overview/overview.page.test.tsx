import type { Overview } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HrOverviewPage from './hr-overview.page.js';

const range = { from: '2026-11-01', to: '2026-11-30' };
const compared = { value: 12, previous: 10 };
const OVERVIEW: Overview = {
  today: '2026-11-20',
  range,
  previous: { from: '2026-10-01', to: '2026-10-31' },
  headcount: compared,
  joined: compared,
  left: compared,
  attrition: 0.1,
  hired: { value: 2, days: 23.5 },
  filled: { value: 1, days: 41 },
  months: [],
  departments: [],
  soon: {
    birthdays: 0,
    changes: 0,
    probation: 0,
    expiring: null,
    reviews: 0,
    evaluations: 4,
    openings: 3,
  },
};
const OWNER = { id: '01890000-0000-7000-8000-0000000000d5', code: 'E7', name: 'Asha Rao', designation: null };

const show = (overview: Overview) =>
  renderPage(HrOverviewPage, {
    role: 'hr',
    path: 'dashboard/HR',
    answer: ({ url }) => {
      if (url === 'hr/overview') return overview;
      if (url === 'hr/overview/people')
        return { items: [{ ...OWNER, day: '2026-11-12', what: 'Designer · 23' }], total: 1 };
      return url === 'hr/overview/attendance' ? { days: [] } : undefined;
    },
  });

test('hiring and evaluations have their figures, each of which opens its rows', async () => {
  const { calls } = show(OVERVIEW);
  const link = await screen.findByRole('link', { name: /Time to hire.*23\.5 days/ });
  within(link).getByText('2 hired');
  within(screen.getByRole('link', { name: /Time to fill.*41 days/ })).getByText('1 seat filled');
  screen.getByRole('link', { name: /Evaluation forms due.*4/ });
  screen.getByRole('link', { name: /Open openings.*3/ });
  await userEvent.click(link);
  const drawer = within(await screen.findByRole('dialog', { name: 'Time to hire' }));
  await drawer.findByText('Designer · 23 · E7');
  expect(calls.find(({ url }) => url === 'hr/overview/people')?.params).toMatchObject({ figure: 'hired' });
});

test('who may not see hiring has none of its figures', async () => {
  show({ ...OVERVIEW, hired: null, filled: null, soon: { ...OVERVIEW.soon, openings: null } });
  await screen.findByRole('link', { name: /Evaluation forms due/ });
  expect(screen.queryByText('Time to hire')).toBeNull();
  expect(screen.queryByText('Time to fill')).toBeNull();
  expect(screen.queryByText('Open openings')).toBeNull();
});
