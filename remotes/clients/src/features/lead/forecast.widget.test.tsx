import type { LeadForecast } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import ForecastWidget from './forecast.widget.js';

const forecast: LeadForecast = {
  today: '2026-12-31',
  items: [
    { month: '2026-12', count: 1, value: 8_000_000, weighted: 800_000 },
    { month: '2027-01', count: 2, value: 15_000_000, weighted: 5_000_000 },
    { month: '2027-02', count: 9, value: 99_000_000, weighted: 9_000_000 },
  ],
};

test('the card says what this month and the next are expected to bring, and leads to their leads', async () => {
  renderPage(ForecastWidget, {
    role: 'admin',
    path: '',
    answer: ({ url }) => (url === 'leads/forecast' ? forecast : undefined),
  });
  const december = await screen.findByRole('link', { name: /December 2026/ });
  expect(december.getAttribute('href')).toBe('/acme/client/viewLead?expectedClose=2026-12-01..2026-12-31');
  screen.getByText('₹80,000, likely ₹8,000');
  const january = screen.getByRole('link', { name: /January 2027/ });
  within(january.closest('li, div')!).getByText('2 open leads');
  screen.getByText('₹1,50,000, likely ₹50,000');
  expect(screen.queryByText(/February/)).toBeNull();
  expect(screen.getByRole('link', { name: 'All months' }).getAttribute('href')).toBe(
    '/acme/client/viewLead?layout=forecast',
  );
});
