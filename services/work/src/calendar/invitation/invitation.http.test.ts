import {
  calendarRulesKey,
  type CalendarEvent,
  type CreateEvent,
  type EventInvitation,
  type UpdateEvent,
} from '@atrium/contracts';
import { SignedTexts } from '@atrium/platform';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { z } from 'zod';
import { eventDraft } from '../../testing/event.factory.js';
import { readCalendarFile } from '../ics/calendar-file.rules.js';

const clock = new TestClock('2026-06-15T06:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, hr]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  ravi = await acme.person('employee', { firstName: 'Ravi' });
  hr = await acme.person('hr', { firstName: 'Hema' });
});
afterAll(() => portal.close());

const GUEST = 'priya+calls@monsoon.example';
const later = { start: '2026-07-06T10:00', end: '2026-07-06T11:00' };
const add = async (more: Partial<CreateEvent> = {}): Promise<CalendarEvent> => {
  const { status, body } = await asha!.post('/api/calendar/events', eventDraft({ ...later, ...more }));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const get = async (id: string, at?: string): Promise<CalendarEvent> =>
  (await asha!.get(`/api/calendar/events/${id}${at ? `?at=${at}` : ''}`)).body;
const change = async (event: CalendarEvent, more: Partial<UpdateEvent>): Promise<CalendarEvent> => {
  const { version, at } = await get(event.id);
  const body = { version, scope: 'all', at, ...more };
  const answer = await asha!.patch(`/api/calendar/events/${event.id}`, body);
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
  return answer.body.event;
};
const lastMail = async (to: string) => {
  const mails = await portal.mailsTo(to);
  return { count: mails.length, ...mails.at(-1)! };
};
const fileOf = (mail: { attachments: { base64: string }[] }): string =>
  Buffer.from(mail.attachments[0]!.base64, 'base64').toString('utf8');
const send = (step: string, body: object) =>
  portal.browser().post<EventInvitation>(`/api/event-invitations/${step}`, body);
const refused = z.object({ error: z.object({ code: z.string() }) });
const codeOf = (body: unknown) => refused.safeParse(body).data?.error.code;
const refusal = async (step: string, body: object) => {
  const answer = await send(step, body);
  return [answer.status, codeOf(answer.body)];
};

test('a guest from outside gets a mail with a file, answers by its link, and hears of each change and the end', async () => {
  const made = await add({
    title: '<b>Pitch</b>, "one"',
    place: 'Studio',
    outsideGuests: [GUEST.toUpperCase(), asha!.user.email],
    description: 'Bring\nboards',
  });
  expect(made).toMatchObject({ guests: [], outsideGuests: [{ email: GUEST, answer: 'none' }] });
  const invitation = await lastMail(GUEST);
  expect(invitation).toMatchObject({ count: 1, subject: 'Invitation: <b>Pitch</b>, "one"' });
  expect(invitation.text).toContain('6 July, 10:00 to 11:00 (Asia/Kolkata)\nStudio');
  const [attached] = invitation.attachments;
  expect(attached).toMatchObject({
    name: 'invite.ics',
    type: 'text/calendar; charset=utf-8; method=REQUEST',
  });
  const file = fileOf(invitation).replaceAll('\r\n ', '');
  expect(file).toContain('METHOD:REQUEST\r\n');
  expect(file).toContain(`ORGANIZER;CN="Asha employee":mailto:${asha!.user.email}`);
  // No answer is asked for by mail, since nobody here would read it: the links are the way.
  expect(file).toContain(
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE;CN="${GUEST}":mailto:${GUEST}\r\n`,
  );
  expect(readCalendarFile(Buffer.from(fileOf(invitation)), 'UTC')).toMatchObject({
    events: [{ title: '<b>Pitch</b>, "one"', start: later.start, timezone: 'Asia/Kolkata', sequence: 0 }],
  });
  const link = await portal.tokenMailedTo(GUEST);
  expect(invitation.text).toContain(`Yes: ${portal.env.publicUrl}/calendar/answer#token=${link}&answer=yes`);

  // Programs that check mails open links: the page itself is a file, and reading changes nothing.
  expect((await portal.browser().get('/api/event-invitations/read')).status).toBe(404);
  const shown = await send('read', { link });
  expect(shown.body).toMatchObject({
    organiser: 'Asha employee',
    guest: 'p…@monsoon.example',
    answer: 'none',
    repeats: false,
    startsAt: '2026-07-06T04:30:00.000Z',
    place: 'Studio',
  });
  expect((await get(made.id)).outsideGuests[0]?.answer).toBe('none');
  expect((await send('answer', { link, answer: 'maybe' })).body.answer).toBe('maybe');
  expect((await get(made.id)).outsideGuests[0]?.answer).toBe('maybe');

  await change(made, { title: 'The pitch' });
  const renamed = await lastMail(GUEST);
  expect([renamed.count, renamed.subject, (await get(made.id)).outsideGuests[0]?.answer]).toEqual([
    2,
    'Changed: The pitch',
    'maybe',
  ]);
  await change(made, { start: '2026-07-07T10:00', end: '2026-07-07T11:00' });
  expect((await get(made.id)).outsideGuests[0]?.answer).toBe('none');
  expect(fileOf(await lastMail(GUEST))).toContain('SEQUENCE:1\r\n');
  await change(made, { description: 'Only words' });
  expect((await lastMail(GUEST)).count).toBe(3);
  const { version, at } = await get(made.id);
  await asha!.post(`/api/calendar/events/${made.id}/remove`, { version, scope: 'all', at });
  const gone = await lastMail(GUEST);
  expect([gone.count, gone.subject, gone.text.includes('#token=')]).toEqual([
    4,
    'Cancelled: The pitch',
    false,
  ]);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2'])
    expect(fileOf(gone)).toContain(`${line}\r\n`);
  expect(await refusal('read', { link })).toEqual([410, 'LINK_INVALID']);
});

test('a link opens its own event for its own guest, unchanged, until the end; answers are few', async () => {
  const [one, other] = [
    await add({ title: 'One', outsideGuests: ['kabir@one.example'] }),
    await add({ title: 'Other', outsideGuests: ['meera@two.example'], visibility: 'private' }),
  ];
  const link = await portal.tokenMailedTo('kabir@one.example');
  const others = await portal.tokenMailedTo('meera@two.example');
  const forged = portal.app
    .get(SignedTexts)
    .sign('consent link', JSON.stringify([acme.id, one.id, one.outsideGuests[0]!.id]));
  const crossed = portal.app
    .get(SignedTexts)
    .sign('event invitation', JSON.stringify([acme.id, other.id, one.outsideGuests[0]!.id]));
  const [key, text = '', signature] = link.split('.');
  const changed = Buffer.from(Buffer.from(text, 'base64url').toString().replace(one.id, other.id));
  const tampered = [key, changed.toString('base64url'), signature].join('.');
  for (const wrong of [forged, crossed, tampered, `${link}x`, 'x'])
    expect(await refusal('answer', { link: wrong, answer: 'yes' })).toEqual([410, 'LINK_INVALID']);
  // 10,000 answers would all be like these.
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => send('answer', { link, answer: turn % 2 === 0 ? 'yes' : 'no' })),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBe(10);
  expect((await send('read', { link: others })).body.title).toBe('Other');
  await change(one, { outsideGuests: [] });
  expect((await lastMail('kabir@one.example')).subject).toBe('Cancelled: One');
  expect(await refusal('read', { link })).toEqual([410, 'LINK_INVALID']);
  clock.set('2026-07-06T05:31:00Z');
  expect(await refusal('read', { link: others })).toEqual([410, 'LINK_EXPIRED']);
  clock.set('2026-06-15T06:00:00Z');
});

test('no address breaks out of its mail, 200 guests are the most, and a company can invite nobody from outside', async () => {
  const faultsOf = async (more: Partial<CreateEvent>) =>
    (await asha!.post('/api/calendar/events', eventDraft({ ...later, ...more }))).body.error.fields;
  for (const email of ['a@b.example\r\nBcc: all@evil.example', 'a@b.example,c@d.example', '"<x>"@b', 'x'])
    expect(Object.keys(await faultsOf({ outsideGuests: [email] }))).toEqual(['outsideGuests.0']);
  const many = Array.from({ length: 200 }, (_, place) => `g${String(place)}@many.example`);
  expect(await faultsOf({ outsideGuests: many, guestIds: [ravi!.user.id] })).toEqual({
    guestIds: 'Invite at most 200 people.',
  });
  const put = (outsideGuests: boolean, version: number) =>
    hr!.put('/api/settings/work.calendar', {
      value: { ...calendarRulesKey.fallback, outsideGuests },
      version,
    });
  const saved = await put(false, 0);
  expect(saved.status).toBe(200);
  expect(await faultsOf({ outsideGuests: [GUEST] })).toEqual({
    outsideGuests: 'Your company does not allow guests from outside.',
  });
  expect((await put(true, saved.body.version)).status).toBe(200);
});

test('colleagues with mail on get the same mail, once; those who are taken off get the end of it', async () => {
  const made = await add({ title: 'Review', outsideGuests: [ravi!.user.email.toUpperCase()] });
  expect(made).toMatchObject({ guests: [{ id: ravi!.user.id }], outsideGuests: [] });
  const own = async () =>
    (await portal.mailsTo(ravi!.user.email)).filter(({ subject }) => subject.includes('Review'));
  expect((await own()).map(({ subject, attachments }) => [subject, attachments.length])).toEqual([
    ['Invitation: Review', 1],
  ]);
  const link = await portal.tokenMailedTo(ravi!.user.email);
  expect((await send('answer', { link, answer: 'yes' })).body.guest).toBe('Ravi employee');
  expect((await get(made.id)).guests[0]?.answer).toBe('yes');
  await change(made, { guestIds: [] });
  const mails = await own();
  expect([mails.length, mails.at(-1)?.subject]).toEqual([2, 'Cancelled: Review']);
  expect(fileOf(mails.at(-1)!)).toContain('METHOD:CANCEL');
  expect(await refusal('read', { link })).toEqual([410, 'LINK_INVALID']);
});

test('a guest proposes another time; the organiser accepts it in one press or declines', async () => {
  const made = await add({
    title: 'Kick-off',
    guestIds: [ravi!.user.id],
    outsideGuests: ['dev@out.example'],
  });
  const link = await portal.tokenMailedTo('dev@out.example');
  const times = { start: '2026-07-07T09:00', end: '2026-07-07T10:00', zone: 'Europe/Berlin', note: 'Flight' };
  const same = { at: made.at, start: later.start, end: later.end, zone: 'Asia/Kolkata', note: null };
  expect(await refusal('propose', { link, ...same })).toEqual([400, 'EVENT_PROPOSAL_SAME']);
  const early = { ...same, start: '2026-06-01T10:00', end: '2026-06-01T11:00' };
  expect(await refusal('propose', { link, ...early })).toEqual([400, 'EVENT_PROPOSAL_PAST']);
  expect((await send('propose', { link, at: made.at, ...times })).body.proposal).toEqual({
    start: '2026-07-07T12:30',
    end: '2026-07-07T13:30',
  });
  await portal.settle();
  expect((await asha!.get('/api/notifications')).body.items[0]).toMatchObject({
    kind: 'event.proposed',
    title: 'dev@out.example proposes another time for an event',
  });
  const mine = {
    at: made.at,
    start: '2026-07-08T10:00',
    end: '2026-07-08T11:00',
    zone: 'Asia/Kolkata',
    note: null,
  };
  expect((await ravi!.post(`/api/calendar/events/${made.id}/propose`, mine)).body.proposals).toHaveLength(1);
  const { proposals, version } = await get(made.id);
  const [outside, inside] = proposals;
  const decide = (by: TestPerson, id: string, step: string) =>
    by.post(`/api/calendar/events/${made.id}/proposals/${id}/${step}`, step === 'accept' ? { version } : {});
  expect((await decide(ravi!, outside!.id, 'accept')).status).toBe(403);
  expect((await decide(asha!, inside!.id, 'decline')).body.proposals).toHaveLength(1);
  await portal.settle();
  const told = (await ravi!.get('/api/notifications')).body.items;
  expect(told.map(({ kind }: { kind: string }) => kind)).toContain('event.declined');
  expect((await decide(asha!, outside!.id, 'accept')).body.event).toMatchObject({
    start: '2026-07-07T12:30',
    end: '2026-07-07T13:30',
    proposals: [],
    outsideGuests: [{ answer: 'yes' }],
    guests: [{ answer: 'none' }],
  });
  const again = await decide(asha!, outside!.id, 'accept');
  expect([again.status, again.body.error.code]).toEqual([409, 'EVENT_PROPOSAL_GONE']);
});

test('a guest who is taken off a date and all that follow gets what shortens their copy', async () => {
  const leaver = 'leaver@monsoon.example';
  const made = await add({ rule: 'FREQ=WEEKLY;COUNT=6', outsideGuests: [GUEST, leaver] });
  const uid = /UID:(\S+)/.exec(fileOf(await lastMail(leaver)))?.[1] ?? '';
  await change(made, { scope: 'following', at: '2026-07-27T10:00', outsideGuests: [GUEST] });
  const told = await lastMail(leaver);
  expect([told.count, told.attachments.length]).toEqual([2, 1]);
  expect(fileOf(told)).toContain('METHOD:REQUEST\r\n');
  expect(readCalendarFile(Buffer.from(fileOf(told)), 'UTC')).toMatchObject({
    events: [{ uid, start: later.start, rule: 'FREQ=WEEKLY;COUNT=3', sequence: 1 }],
  });
  expect((await lastMail(GUEST)).attachments).toHaveLength(2);
});
