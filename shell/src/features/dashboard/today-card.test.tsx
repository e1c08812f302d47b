import { renderPage } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TodayCard } from './today-card.js';

const BUSY = { status: 503, error: { code: 'UNAVAILABLE', message: 'Try later.', requestId: 'r' } };

test('what did not load is said inside the card, and asked for again', async () => {
  let isDown = true;
  renderPage(TodayCard, {
    path: 'dashboard',
    answer: ({ url }) => {
      if (url !== 'calendar/items') return { items: [] };
      return isDown ? BUSY : { items: [], more: [], failed: [] };
    },
  });
  await screen.findByRole('heading', { name: 'The calendar did not load' });
  const card = within(screen.getByRole('region', { name: 'Today' }));
  card.getByRole('heading', { name: 'The calendar did not load' });
  isDown = false;
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Nothing more in the calendar today.');
  expect(screen.queryByRole('heading', { name: 'The calendar did not load' })).toBeNull();
});
