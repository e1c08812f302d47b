import type { InterviewClashes } from '@atrium/contracts';
import { expectDone, TestClock, TestPortal } from '@atrium/testing';
import { applicant, openOpening } from '../testing/hiring-draft.factory.js';
import { employeeOf, interviewDraft, schedule } from '../testing/interview-draft.factory.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.start({ clock: new TestClock('2026-11-20T06:00:00Z') });
});
afterAll(() => portal.close());

const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code ?? null;

/** An event, as a body of a request. */
const EVENT = {
  owner: { kind: 'person' },
  title: 'Stand-up',
  place: null,
  link: null,
  description: null,
  category: null,
  zone: 'Asia/Kolkata',
  rule: null,
  visibility: 'normal',
  busy: true,
  state: 'confirmed',
  guestIds: [],
  reminders: [],
};

test('a room of the calendar is taken by an interview and by an event alike, and is the place of the invitation', async () => {
  const acme = await portal.company({ timezone: 'Asia/Kolkata', name: 'Acme' });
  const [hr, asha, ravi] = [
    await acme.person('hr'),
    await acme.person('employee'),
    await acme.person('employee'),
  ];
  const { id: openingId } = await openOpening(acme.admin, { decider: hr });
  const [one, two] = [
    await applicant(hr, openingId, { stageId: 'interview', email: 'one@mail.example' }),
    await applicant(hr, openingId, { stageId: 'interview', email: 'two@mail.example' }),
  ];
  const added = await hr.post<{ id: string }>('/api/calendar/rooms', {
    name: 'Board room',
    capacity: 8,
    place: null,
  });
  const { id: roomId } = expectDone(added);
  const inRoom = { mode: 'inPerson', link: null, roomId, startsAt: '2026-12-01T09:30:00Z' };
  const { id, version, place } = await schedule(hr, one.id, { panel: [asha], ...inRoom });
  expect(place).toBe('Board room');
  const [mail] = await portal.mailsTo(asha.user.email);
  const file = Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64').toString('utf8');
  expect(file).toContain('LOCATION:Board room');
  const said = 'Board room is taken on Tue, 1 Dec, 15:00–15:45.';
  const event = (more: object) =>
    ravi.post<{ error: { fields: object } }>('/api/calendar/events', {
      ...EVENT,
      roomId,
      start: '2026-12-01T15:30',
      end: '2026-12-01T16:30',
      ...more,
    });
  expect((await event({})).body.error.fields).toEqual({ roomId: said });
  const panelIds = [await employeeOf(hr, ravi)];
  const again = interviewDraft(two.id, panelIds, { ...inRoom, startsAt: '2026-12-01T10:00:00Z' });
  const asked = { panelIds, startsAt: again.startsAt, minutes: 45, without: null, roomId };
  expect(expectDone(await hr.post<InterviewClashes>('/api/hr/interviews/clashes', asked)).room).toBe(said);
  const refused = await hr.post<{ error: { fields: object } }>('/api/hr/interviews', again);
  expect([refused.status, refused.body.error.fields]).toEqual([409, { roomId: said }]);
  // Its own time is not in its way; afterwards the room is taken there.
  expectDone(await hr.patch(`/api/hr/interviews/${id}`, { version, minutes: 30 }));
  expect((await event({})).status).toBe(201);
  const over = await hr.patch(`/api/hr/interviews/${id}`, { version: version + 1, minutes: 60 });
  expect(codeOf(over)).toBe('EVENT_ROOM_TAKEN');
  expectDone(await hr.post(`/api/hr/interviews/${id}/cancel`, { version: version + 1, reason: 'Ill' }));
  expect((await event({ start: '2026-12-01T15:00', end: '2026-12-01T15:30' })).status).toBe(201);
});
