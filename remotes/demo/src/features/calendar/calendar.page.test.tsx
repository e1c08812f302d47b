import { addDays } from '@atrium/contracts';
import { formatDate, ToastHost } from '@atrium/sdk';
import { dayOf, sayDay, weeksOfMonth } from '@atrium/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import CalendarPage from './calendar.page.js';

const today = dayOf(new Date());
const day = (name: string) => screen.getByRole('button', { name: `New event on ${sayDay(name)}` });
const lunch = () => screen.getByRole('button', { name: /^Lunch with Meera/ });

async function fill(title: string) {
  const dialog = await screen.findByRole('dialog', { name: 'New event' });
  await userEvent.type(within(dialog).getByLabelText(/^Title/), title);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
}

test('a month shows its days; the arrow keys walk them and Enter begins an event there', async () => {
  renderPage(CalendarPage, 'apps/calendar?view=month&date=2026-06-15');
  await screen.findByRole('grid', { name: formatDate('2026-06-15', { month: 'long', year: 'numeric' }) });
  expect(screen.getAllByRole('gridcell')).toHaveLength(weeksOfMonth('2026-06-15').flat().length);
  act(() => day('2026-06-15').focus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(day('2026-06-23'));
  await userEvent.keyboard('{PageDown}');
  expect(document.activeElement).toBe(day('2026-07-23'));
  await userEvent.keyboard('{Enter}');
  await fill('Rehearsal');
  screen.getByRole('button', { name: /^Rehearsal 09:00 Thursday,? 23 July 2026, 09:00 – 10:00, Meetings$/ });
});

test('an event is moved by the keyboard, and back by Undo', async () => {
  render(<ToastHost />);
  renderPage(CalendarPage, `apps/calendar?view=week&date=${today}`);
  await screen.findByRole('region', { name: /–/ });
  act(() => lunch().focus());
  await userEvent.keyboard(' {ArrowDown}{Shift>}{ArrowDown}{/Shift} ');
  expect(lunch().textContent).toContain('13:15 – 14:30');
  expect(document.activeElement).toBe(lunch());
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo.closest('[data-kind]')?.getAttribute('data-kind')).toBe('custom');
  await userEvent.click(undo);
  expect(lunch().textContent).toContain('13:00 – 14:00');
});

test('an event is changed to last whole days, checked, and deleted', async () => {
  renderPage(CalendarPage, `apps/calendar?view=day&date=${today}`);
  await screen.findByRole('group', { name: 'Hours' });
  await userEvent.click(lunch());
  const dialog = await screen.findByRole('dialog', { name: 'Edit event' });
  await userEvent.click(within(dialog).getByLabelText('All day'));
  const last = within(dialog).getByLabelText(/^Last day/);
  await userEvent.clear(last);
  await userEvent.type(last, addDays(today, -1));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText('It must end on the day it starts, or later.');
  await userEvent.clear(last);
  await userEvent.type(last, addDays(today, 1));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: /^Lunch with Meera/ });
  await userEvent.click(lunch());
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('button', { name: /^Lunch with Meera/ })).toBeNull();
});

test('the agenda lists the days ahead, without what is filtered out', async () => {
  renderPage(CalendarPage, `apps/calendar?view=agenda&date=${today}`);
  const now = within(await screen.findByRole('region', { name: sayDay(today) }));
  now.getByText('Lunch with Meera');
  now.getByText('Today');
  await userEvent.click(screen.getByLabelText(/^Personal/));
  expect(screen.queryByText('Lunch with Meera')).toBeNull();
  for (const category of ['Meetings', 'Clients', 'Projects', 'Company'])
    await userEvent.click(screen.getByLabelText(new RegExp(`^${category}`)));
  screen.getByRole('heading', { name: 'Nothing in these days' });
});

test('what was kept of another person’s calendar is gone', () => {
  const { store } = renderPage(CalendarPage, 'apps/calendar');
  act(() => void store.dispatch({ type: 'store/person-changed' }));
  expect(store.getState()).toMatchObject({ demoCalendar: { events: null } });
});
