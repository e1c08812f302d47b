import { ToastHost } from '@atrium/sdk';
import { renderPage } from '@atrium/ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, rules } from '../testing/calendar-answers.data.js';
import CalendarPage from './calendar.page.js';
import CalendarSettingsPage from './settings/calendar-settings.page.js';

const open = () =>
  renderPage(CalendarPage, { role: 'employee', path: 'calendar?day=2026-06-15&view=month', answer });

test('the month shows events and other sources; one that failed says so; a source can be hidden', async () => {
  const { calls } = open();
  await screen.findByRole('button', { name: /Stand-up/ });
  screen.getByRole('heading', { level: 1, name: 'June 2026' });
  // The first day of the week is the company's.
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === 'calendar/items').at(-1)?.params).toMatchObject({
      from: '2026-05-31',
      to: '2026-07-05',
    }),
  );
  screen.getByText('Leave could not be loaded.', { exact: false });
  screen.getByRole('checkbox', { name: 'Motion' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Holidays' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      value: { sources: { holidays: { on: false } } },
    }),
  );
});

test('an event is written with a repeat and a file', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'New event' }));
  const form = within(await screen.findByRole('dialog', { name: 'New event' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Review');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Every day');
  await form.findByText(/Next: /);
  await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Room' }), 'Board room, 8 seats');
  expect(form.queryByRole('combobox', { name: 'Category' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: /^More/ }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Review');
  await userEvent.upload(form.getByLabelText('Add files to the event'), new File(['Plan'], 'plan.txt'));
  await form.findByRole('button', { name: 'Remove plan.txt' });
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(
      calls.find(({ url, method }) => url === 'calendar/events' && method === 'POST')?.body,
    ).toMatchObject({
      title: 'Review',
      rule: 'FREQ=DAILY',
      owner: { kind: 'person' },
      guestIds: [],
      roomId: 'r1',
      category: 'Review',
      reminders: [30],
      fileIds: ['f9'],
    }),
  );
});

test('of a repeating event it is asked which dates are meant; a guest answers', async () => {
  render(<ToastHost />);
  const { calls } = open();
  const chip = await screen.findByRole('button', { name: /Stand-up/ });
  chip.focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await userEvent.click(await screen.findByRole('button', { name: 'Only this date' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      version: 3,
      scope: 'this',
      at: '2026-06-15T10:00',
      start: '2026-06-16T10:00',
      end: '2026-06-16T10:30',
      zone: 'UTC',
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'calendar/events/e1/undo')?.body).toEqual({ undo: 'sealed' }),
  );
  await userEvent.click(screen.getByRole('button', { name: /Stand-up/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stand-up' }));
  await dialog.findByText('Asha Rao');
  dialog.getByText('Every week on Monday');
  await userEvent.click(dialog.getByRole('radio', { name: 'Maybe' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'calendar/events/e1/answer')?.body).toEqual({ answer: 'maybe' }),
  );
});

test('the organiser sees answers, accepts another time, invites from outside and finds a time for all', async () => {
  const { calls } = open();
  const sent = (url: string) => calls.findLast((call) => call.url === url)?.body;
  await userEvent.click(await screen.findByRole('button', { name: /Stand-up/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Stand-up' }));
  await panel.findByText('No answer: 1, Yes: 1');
  panel.getByText(/^priya@monsoon.example proposes Tue/);
  await userEvent.click(panel.getByRole('button', { name: 'Accept this time' }));
  await waitFor(() => expect(sent('calendar/events/e1/proposals/p1/accept')).toEqual({ version: 3 }));
  await userEvent.click(panel.getByRole('button', { name: 'Remove Agenda.pdf' }));
  await waitFor(() => expect(sent('calendar/events/e1/files/d1/remove')).toEqual({}));
  await userEvent.click(panel.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Stand-up' }));
  await form.findByText('Asha Rao is busy at this time.');
  await userEvent.click(form.getByRole('button', { name: 'Find a time' }));
  await form.findByRole('img', { name: 'Not at work, Busy 10:00 to 11:00' });
  await userEvent.click(await form.findByRole('button', { name: /11:00 – 11:30/ }));
  const outside = await form.findByRole('textbox', { name: 'Guests from outside' });
  await userEvent.type(outside, 'Dev@Out.example');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const all = await screen.findByRole('button', { name: 'All dates' });
  // Guests belong to the whole series.
  expect(screen.queryByRole('button', { name: 'Only this date' })).toBeNull();
  screen.getByRole('button', { name: 'This and the following dates' });
  await userEvent.click(all);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      start: '2026-06-16T11:00',
      end: '2026-06-16T11:30',
      scope: 'all',
      outsideGuests: ['priya@monsoon.example', 'dev@out.example'],
    }),
  );
});

test('a series that is deleted as a whole comes back by Undo, if it can be undone', async () => {
  render(<ToastHost />);
  let undo: string | null = 'sealed';
  const { calls } = renderPage(CalendarPage, {
    role: 'employee',
    path: 'calendar?day=2026-06-15&view=month',
    answer: (call) =>
      call.url === 'calendar/events/e1/remove'
        ? { event: null, dropped: 0, begins: null, undo }
        : answer(call),
  });
  const remove = async () => {
    (await screen.findByRole('button', { name: /Stand-up/ })).focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: 'All dates' }));
  };
  await remove();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'calendar/events/e1/undo')?.body).toEqual({ undo: 'sealed' }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  undo = null;
  await remove();
  await screen.findByText('Stand-up deleted');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a task is moved by keys and goes back when that is refused; a holiday says why it stays', async () => {
  render(<ToastHost />);
  const message = 'Someone changed this while you were editing.';
  const { calls } = renderPage(CalendarPage, {
    role: 'employee',
    path: 'calendar?day=2026-06-15&view=month',
    answer: (call) =>
      call.url === 'calendar/items/move'
        ? { status: 409, error: { code: 'STALE_VERSION', message, requestId: 'r' } }
        : answer(call),
  });
  const chip = (day: number) => screen.findByRole('button', { name: RegExp(`^T-1 .* ${String(day)} June`) });
  await screen.findByRole('button', { name: /Stand-up/ });
  await chip(18);
  // J goes through the events in order, from the stand-up over the holiday to the task.
  await userEvent.keyboard('jj ');
  await screen.findByText('Holidays are changed in their list.');
  await userEvent.keyboard('j ');
  await screen.findByText(/^T-1 Cut the reels picked up\./);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}{Escape}');
  await screen.findByText('T-1 Cut the reels put back');
  await userEvent.keyboard(' {ArrowRight}');
  expect(document.activeElement).toBe(await chip(19));
  await userEvent.keyboard(' ');
  await screen.findByText(message);
  expect(document.activeElement).toBe(await chip(18));
  expect(calls.find(({ url }) => url === 'calendar/items/move')?.body).toEqual({
    source: 'tasks',
    id: 't1',
    version: 4,
    start: '2026-06-19',
  });
});

test('G goes to a date, E edits the focused event, and the line about import is closed for good', async () => {
  const { calls } = open();
  await screen.findByRole('button', { name: /Stand-up/ });
  await userEvent.click(screen.getByRole('button', { name: 'Do not show this again' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ value: { introduced: true } }),
  );
  screen.getByRole('button', { name: 'Import' });
  await userEvent.keyboard('je');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Stand-up' }));
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Shift>}G{/Shift}');
  const asked = within(await screen.findByRole('dialog', { name: 'Go to a date' }));
  const field = asked.getByRole('textbox', { name: 'Date' });
  await userEvent.clear(field);
  await userEvent.type(field, '2026-08-20');
  await userEvent.click(asked.getByRole('button', { name: 'Show' }));
  // The month, and the small one beside it.
  await waitFor(() => expect(screen.getAllByRole('grid', { name: 'August 2026' })).toHaveLength(2));
});

test('a calendar file is chosen, previewed with what is left out and why, and imported', async () => {
  const { calls } = open();
  await screen.findByText(/^Import a calendar that you have/);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  const ics = new File(['BEGIN:VCALENDAR'], 'old.ics', { type: 'text/calendar' });
  await userEvent.upload(await screen.findByLabelText('File to import'), ics);
  await screen.findByText('Left out: It has no start (1)');
  await screen.findByText('Odd one');
  const coming = within(await screen.findByRole('list', { name: 'Events that come' }));
  expect((await coming.findByText('First call')).closest('li')?.textContent).toBe(
    'First call · 17 Jun 2026, 09:30',
  );
  await userEvent.click(coming.getByRole('button', { name: 'Show more' }));
  expect((await coming.findByText('Last call')).closest('li')?.textContent).toBe('Last call · 18 Jun 2026');
  screen.getByText('1 event has guests. No one is invited or mailed.');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url === 'calendar/imports/i1/run')?.body).toEqual({ version: 2 }),
  );
});

test('keys choose the view; a link is made in My calendar and shown once', async () => {
  const { calls } = open();
  await screen.findByRole('button', { name: /Stand-up/ });
  await userEvent.keyboard('d');
  await screen.findByRole('group', { name: 'Hours' });
  await userEvent.click(screen.getByRole('button', { name: 'My calendar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'New link' }));
  const form = within(await screen.findByRole('dialog', { name: 'New link' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Phone');
  await userEvent.click(form.getByRole('button', { name: 'Make the link' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Link for / })).value).toContain(
    'x.ics',
  );
  expect(calls.find(({ url, method }) => url === 'calendar/feeds' && method === 'POST')?.body).toEqual({
    name: 'Phone',
    details: 'full',
    calendars: ['own', 'team', 'company'],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('textbox', { name: /^Link for / })).toBeNull();
});

test('the company’s rules are saved as a whole', async () => {
  const { calls } = renderPage(CalendarSettingsPage, { role: 'hr', path: 'settings/calendar', answer });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /First day/ }), 'Monday');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Holidays' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /read their calendar/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      value: { ...rules, firstWeekday: 1, sourcesOff: ['holidays'], feedsAllowed: false },
      version: 2,
    }),
  );
});
