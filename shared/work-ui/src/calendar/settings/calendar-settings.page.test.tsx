import { renderPage } from '@atrium/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../testing/calendar-answers.data.js';
import MyCalendar from '../own/my-calendar.js';
import CalendarSettingsPage from './calendar-settings.page.js';

const BUSY = {
  status: 503,
  error: { code: 'UNAVAILABLE', message: 'Please wait a minute.', requestId: 'r' },
};

test.each([
  ['of the company', CalendarSettingsPage, 'settings'],
  ['of the company', CalendarSettingsPage, 'calendar/sources'],
  ['of the company', CalendarSettingsPage, 'calendar/sources/parts'],
  ['of one person', () => <MyCalendar onClose={() => undefined} />, 'settings'],
])('settings %s say why they did not load, and are asked for again', async (_name, Page, down) => {
  let isDown = true;
  renderPage(Page, {
    role: 'admin',
    path: 'settings/calendar',
    answer: (call) => (isDown && call.url === down ? BUSY : answer(call)),
  });
  await screen.findByRole('heading', { name: 'The settings could not be loaded' });
  screen.getByText('Please wait a minute.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByText('Please wait a minute.')).toBeNull();
});
