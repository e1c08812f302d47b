import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../testing/calendar-answers.data.js';
import CalendarPage from './calendar.page.js';

const TAKEN = 'Board room is taken on Fri, 11 Dec, 15:00–16:00.';

async function openForm() {
  const { calls } = renderPage(CalendarPage, {
    ...{ role: 'employee', path: 'calendar?day=2026-06-15&view=month' },
    answer: (call) => {
      const { roomId } = (call.body ?? {}) as { roomId?: string };
      return call.url === 'calendar/clashes' ? { busy: [], room: roomId ? TAKEN : null } : answer(call);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New event' }));
  const form = within(await screen.findByRole('dialog', { name: 'New event' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Review');
  const made = () => calls.find(({ url, method }) => url === 'calendar/events' && method === 'POST')?.body;
  return { form, calls, made, save: () => userEvent.click(form.getByRole('button', { name: 'Save' })) };
}

test('an event repeats on several days every three weeks, so many times, and begins on one of them', async () => {
  const { form, made, save } = await openForm();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Custom');
  const every = form.getByRole('textbox', { name: 'Every' });
  await userEvent.clear(every);
  await userEvent.type(every, '3');
  await userEvent.click(form.getByRole('checkbox', { name: 'Wednesday' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Friday' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Monday' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'It ends' }), 'After a number of times');
  const times = form.getByRole('textbox', { name: /^Number of times/ });
  await userEvent.clear(times);
  await save();
  await form.findByText('Complete how it repeats.');
  expect(made()).toBeUndefined();
  await userEvent.type(times, '6');
  await save();
  await waitFor(() =>
    expect(made()).toMatchObject({
      rule: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=WE,FR;COUNT=6;WKST=SU',
      start: expect.stringMatching(/^2026-06-17T/),
    }),
  );
});

test('an event has a time zone of its own when it is asked for, and says when that is here', async () => {
  const { form, made, save } = await openForm();
  expect(form.queryByRole('combobox', { name: 'Time zone' })).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Time zone' }));
  const zone = await form.findByRole('combobox', { name: 'Time zone' });
  await userEvent.clear(zone);
  await userEvent.type(zone, 'Kolkata');
  await userEvent.click(await screen.findByRole('option', { name: 'Asia/Kolkata' }));
  await form.findByText(/^Where you are: Mon, 15 Jun/);
  await save();
  await waitFor(() => expect(made()).toMatchObject({ zone: 'Asia/Kolkata' }));
});

test('a room that is taken is told in the form, and no longer once another is chosen', async () => {
  const { form } = await openForm();
  const room = await form.findByRole('combobox', { name: 'Room' });
  await userEvent.selectOptions(room, 'Board room, 8 seats');
  await form.findByText(TAKEN);
  expect(room.getAttribute('aria-invalid')).toBe('true');
  await userEvent.selectOptions(room, 'No room');
  await waitFor(() => expect(form.queryByText(TAKEN)).toBeNull());
});

test('an end before the start is told at the end, before anything is sent', async () => {
  const { form, made, save } = await openForm();
  const end = form.getByRole('textbox', { name: 'Ends at' });
  await userEvent.clear(end);
  await userEvent.type(end, '00:01');
  await save();
  await form.findByText('It ends before it starts.');
  expect(end.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(end);
  expect(made()).toBeUndefined();
  await userEvent.clear(end);
  await userEvent.type(end, '23:59');
  expect(form.queryByText('It ends before it starts.')).toBeNull();
});
