import { STANDARD_LEAD_SETUP, type LeadForecast } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ROWS } from '../../testing/proposals.js';
import ViewLeadPage from './view-lead.page.js';

const forecast: LeadForecast = {
  today: '2026-06-30',
  items: [
    { month: '2026-05', count: 1, value: 8_000_000, weighted: 800_000 },
    { month: '2026-07', count: 2, value: 15_000_000, weighted: 5_000_000 },
    { month: null, count: 3, value: 0, weighted: 0 },
  ],
};

const open = (given = forecast, filters = '') =>
  renderPage(ViewLeadPage, {
    role: 'admin',
    path: `client/viewLead?layout=forecast${filters}`,
    answer: ({ url }) => {
      if (url === 'leads/forecast') return given;
      if (url === 'leads/counts') return {};
      return url.startsWith('lead-setup') ? STANDARD_LEAD_SETUP : NO_ROWS;
    },
  });

test('months say what they bring, whole and weighted, above the sum of all and of those that are over', async () => {
  open();
  const july = within(await screen.findByRole('row', { name: /July 2026/ }));
  july.getByText('₹1,50,000');
  july.getByText('₹50,000');
  within(screen.getByRole('row', { name: /May 2026/ })).getByText('Month is over');
  screen.getByRole('row', { name: /No expected close/ });
  const sums = within(screen.getByRole('region', { name: 'Forecast' }));
  sums.getByText('6');
  sums.getByText('₹2,30,000');
  sums.getByText('₹58,000');
  sums.getByText('₹80,000');
});

test('a month opens its leads, of those alone that were counted', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'My leads' }));
  const asked = () => calls.findLast(({ url }) => url === 'leads/forecast')?.params;
  await waitFor(() => expect(asked()).toEqual({ quick: 'mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Source' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Referral' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked()).toEqual({ quick: 'mine', source: 'referral' }));
  await userEvent.click(await screen.findByRole('link', { name: 'July 2026' }));
  await waitFor(() =>
    expect(calls.findLast(({ url }) => url === 'leads')?.params).toMatchObject({
      expectedClose: '2026-07-01..2026-07-31',
      quick: 'mine',
      source: 'referral',
    }),
  );
});

test('what is late warns only where there is something late, also without a value', async () => {
  const tile = () => screen.getByText('Expected before this month').parentElement?.className;
  const [may, ...others] = forecast.items;
  const { unmount } = open({ ...forecast, items: others });
  await screen.findByRole('row', { name: /July 2026/ });
  const calm = tile();
  unmount();
  open({ ...forecast, items: [{ ...may!, value: 0 }, ...others] });
  await screen.findByRole('row', { name: /May 2026/ });
  expect(tile()).not.toBe(calm);
});

test.each([
  ['2026-07-10..2026-09-30', '2026-07-10..2026-07-31'],
  ['..2026-07-15', '2026-07-01..2026-07-15'],
  ['2026-01-01..', '2026-07-01..2026-07-31'],
])('a month opens only what a filter of days counted: %s', async (given, opened) => {
  const { calls } = open(forecast, `&expectedClose=${given}`);
  await userEvent.click(await screen.findByRole('link', { name: 'July 2026' }));
  await waitFor(() =>
    expect(calls.findLast(({ url }) => url === 'leads')?.params).toMatchObject({ expectedClose: opened }),
  );
});
