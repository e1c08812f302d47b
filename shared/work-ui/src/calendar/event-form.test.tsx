import { askNewEvent, readAskedEvent, type CalendarEvent, type EventEdited } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { renderPage, type Answer } from '@atrium/ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../testing/calendar-answers.data.js';
import CalendarPage from './calendar.page.js';

const TAKEN = 'Board room is taken on Fri, 11 Dec, 15:00–16:00.';

async function openForm(answerFirst: Answer = () => undefined) {
  const { calls } = renderPage(CalendarPage, {
    role: 'employee',
    path: 'calendar?day=2026-06-15&view=month',
    answer: (call) => {
      const first = answerFirst(call);
      if (first !== undefined) return first;
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
  await form.findByText('Its first date is Wed, 17 Jun.');
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
  // It starts at the next hour, which before half past five in India is of the day before in the west.
  await form.findByText(/^Where you are: (Sun, 14|Mon, 15) Jun/);
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

type Form = Awaited<ReturnType<typeof openForm>>['form'];

/** Chooses the first day of the event from the calendar of its field, which never has the focus meanwhile. */
async function chooseFrom(form: Form, day: RegExp) {
  await userEvent.click(form.getAllByRole('button', { name: 'Open calendar' })[0]!);
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }));
  await userEvent.click(await calendar.findByRole('button', { name: day }));
}
async function retype(form: Form, name: string, words: string) {
  const field = form.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, words);
}
const written = (form: Form, name: string) => form.getByRole<HTMLInputElement>('textbox', { name }).value;

test('a length that was set after the day was chosen is kept when the start is corrected', async () => {
  const { form } = await openForm();
  await retype(form, 'Starts at', '10:00');
  await chooseFrom(form, /17 June 2026/);
  await retype(form, 'Ends at', '12:30');
  await retype(form, 'Starts at', '09:00');
  expect([written(form, 'To'), written(form, 'Ends at')]).toEqual(['17 Jun 2026', '11:30']);
});

test('days that were set after the first was chosen are kept when another first day is chosen', async () => {
  const { form } = await openForm();
  await chooseFrom(form, /17 June 2026/);
  await userEvent.click(form.getByRole('checkbox', { name: 'All day' }));
  await retype(form, 'To', '2026-06-19');
  await chooseFrom(form, /22 June 2026/);
  expect(written(form, 'To')).toBe('24 Jun 2026');
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

/** Opens the stand-up of Monday 15 June, or another event, in its form. */
async function openKnown(event: Partial<CalendarEvent> = {}, edited: Partial<EventEdited> = {}) {
  const { calls } = renderPage(CalendarPage, {
    role: 'employee',
    path: 'calendar?day=2026-06-15&view=month',
    answer: (call) => {
      if (call.url !== 'calendar/events/e1') return answer(call);
      return { ...(answer(call) as object), ...(call.method === 'GET' ? event : edited) };
    },
  });
  await screen.findByRole('button', { name: /Stand-up/ });
  await userEvent.keyboard('je');
  const form = within(await screen.findByRole('dialog', { name: 'Edit Stand-up' }));
  const from = await form.findByRole('textbox', { name: 'From' });
  const moveTo = async (day: string) => {
    await userEvent.clear(from);
    await userEvent.type(from, day);
  };
  const saveFor = async (dates: string) => {
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: dates }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')).toBeTruthy());
    return calls.find(({ method }) => method === 'PATCH')?.body;
  };
  return { form, moveTo, saveFor };
}

test('one date of a weekly series is moved to another day, and the rule of the series stays', async () => {
  const { form, moveTo, saveFor } = await openKnown();
  await moveTo('2026-06-17');
  form.getByRole('option', { name: 'Every week on Monday', selected: true });
  const sent = await saveFor('Only this date');
  expect(sent).toMatchObject({ scope: 'this', start: '2026-06-17T10:00', end: '2026-06-17T10:30' });
  expect(sent).not.toHaveProperty('rule');
});

test('a numbered date that is moved with all others takes the rule along', async () => {
  const monthly = { rule: 'FREQ=MONTHLY;BYMONTHDAY=15' };
  const { moveTo, saveFor } = await openKnown(monthly);
  await moveTo('2026-06-17');
  expect(await saveFor('All dates')).toMatchObject({
    scope: 'all',
    start: '2026-06-17T10:00',
    rule: 'FREQ=MONTHLY;BYMONTHDAY=17',
  });
});

test('of another rule for all dates it is said where the series now begins and what was left out', async () => {
  render(<ToastHost />);
  const { form, saveFor } = await openKnown({}, { begins: '2026-06-02T10:00', dropped: 2 });
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'Every day');
  expect(await saveFor('All dates')).toMatchObject({ scope: 'all', rule: 'FREQ=DAILY' });
  await screen.findByText('The series now starts on Tue, 2 Jun. 2 changed dates were left out.');
});

test('a room that the server refuses says so at its field, until another one or time is chosen', async () => {
  const { form, save } = await openForm((call) => {
    if (call.url === 'calendar/clashes') return { busy: [], room: null };
    if (call.url !== 'calendar/events' || call.method !== 'POST') return undefined;
    return {
      status: 409,
      error: { code: 'EVENT_ROOM_TAKEN', message: TAKEN, fields: { roomId: TAKEN }, requestId: 'r' },
    };
  });
  const room = await form.findByRole('combobox', { name: 'Room' });
  await userEvent.selectOptions(room, 'Board room, 8 seats');
  await save();
  await form.findByText(TAKEN);
  expect(document.activeElement).toBe(room);
  const start = form.getByRole('textbox', { name: 'Starts at' });
  await userEvent.clear(start);
  await userEvent.type(start, '09:00');
  expect(form.queryByText(TAKEN)).toBeNull();
});

test('another page leads to the form with what it knows, and only what an event can be is taken from the address', async () => {
  const guest = { id: '01890000-0000-7000-8000-0000000000f9', name: 'Riya Kapoor' };
  const outsideGuests = ['asha@rao.example'];
  const asked = { title: 'Kick-off', day: '2026-06-19', from: '11:00', guests: [guest], outsideGuests };
  const { calls } = renderPage(CalendarPage, {
    role: 'employee',
    path: `calendar${askNewEvent(asked)}`,
    answer: (call) => (call.url === 'calendar/clashes' ? { busy: [], room: null } : answer(call)),
  });
  const form = within(await screen.findByRole('dialog', { name: 'New event' }));
  expect([written(form, 'Title'), written(form, 'From'), written(form, 'Starts at')]).toEqual([
    'Kick-off',
    '19 Jun 2026',
    '11:00',
  ]);
  await form.findByText('Riya Kapoor');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(
      calls.find(({ url, method }) => url === 'calendar/events' && method === 'POST')?.body,
    ).toMatchObject({
      title: 'Kick-off',
      guestIds: [guest.id],
      outsideGuests,
    }),
  );
  for (const wrong of ['', '#event=', '#event={"day":"soon"}', '#event=%7B%22day', '#event=null'])
    expect(readAskedEvent(wrong)).toBeNull();
});

test('a time is found for a room without guests, with what takes it beside', async () => {
  const { form, calls } = await openForm((call) =>
    call.url === 'calendar/clashes' ? { busy: [], room: null } : undefined,
  );
  expect(form.queryByRole('button', { name: 'Find a time' })).toBeNull();
  await userEvent.selectOptions(await form.findByRole('combobox', { name: 'Room' }), 'Board room, 8 seats');
  await userEvent.click(await form.findByRole('button', { name: 'Find a time' }));
  const lines = within(await form.findByRole('region', { name: 'Find a time' }));
  await lines.findByText('Board room');
  lines.getByRole('img', { name: 'Taken 14:00 to 15:00' });
  expect(calls.findLast(({ url }) => url === 'calendar/slots')?.body).toMatchObject({
    roomId: 'r1',
    people: [],
  });
});

test('before there is an event, F finds a time with people and a room, and a press opens the form with them', async () => {
  const { calls } = renderPage(CalendarPage, {
    role: 'employee',
    path: 'calendar?day=2099-06-15&view=month',
    answer: (call) => {
      if (call.url === 'people')
        return { items: [{ id: 'u1', firstName: 'Asha', lastName: 'Rao', email: 'asha@acme.example' }] };
      return call.url === 'calendar/clashes' ? { busy: [], room: null } : answer(call);
    },
  });
  await screen.findByRole('button', { name: 'Find a time' });
  await userEvent.keyboard('f');
  const finder = within(await screen.findByRole('dialog', { name: 'Find a time' }));
  await finder.findByText('Lata Nair');
  await userEvent.click(await finder.findByRole('combobox', { name: /Calendars of colleagues/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Asha Rao/ }));
  await userEvent.selectOptions(finder.getByRole('combobox', { name: 'Room' }), 'Board room, 8 seats');
  await userEvent.selectOptions(finder.getByRole('combobox', { name: 'Length in minutes' }), '30');
  await waitFor(() =>
    expect(calls.findLast(({ url }) => url === 'calendar/slots')?.body).toMatchObject({
      people: ['u1'],
      roomId: 'r1',
      minutes: 30,
      day: '2099-06-15',
      eventId: null,
    }),
  );
  const times = within(await finder.findByRole('group', { name: 'First times for everyone' }));
  await userEvent.click(times.getByRole('button'));
  const form = within(await screen.findByRole('dialog', { name: 'New event' }));
  expect(screen.queryByRole('dialog', { name: 'Find a time' })).toBeNull();
  await form.findByText('Asha Rao');
  await userEvent.type(form.getByRole('textbox', { name: 'Title' }), 'Review');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(
      calls.find(({ url, method }) => url === 'calendar/events' && method === 'POST')?.body,
    ).toMatchObject({
      guestIds: ['u1'],
      roomId: 'r1',
      start: '2026-06-16T11:00',
      end: '2026-06-16T11:30',
    }),
  );
});
