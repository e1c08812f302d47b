import type { CalendarEvent } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { TestPortal, uploadFile, type TestCompany, type TestPerson } from '@atrium/testing';
import { eventDraft } from '../../testing/event.factory.js';
import { EventAttachments } from '../event/event-attachments.service.js';

let portal: TestPortal;
let acme: TestCompany;
let [asha, ravi, hr]: TestPerson[] = [];
beforeAll(async () => {
  // Time goes by as it does for the queue of jobs, which removes bytes later.
  portal = await TestPortal.start();
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee');
  ravi = await acme.person('employee');
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

test('whoever sees an event sees its files; a split takes them along, the end of all removes them unless it is undone', async () => {
  const fileId = await uploadFile(asha!, Buffer.from('Agenda'), {
    use: 'work.event-file',
    name: 'agenda.txt',
  });
  const strange = await ravi!.post('/api/calendar/events', eventDraft({ title: 'Taken', fileIds: [fileId] }));
  expect([strange.status, Object.keys(strange.body.error.fields)]).toEqual([400, ['fileIds']]);
  const made: CalendarEvent = (
    await asha!.post(
      '/api/calendar/events',
      eventDraft({
        title: 'Filed',
        fileIds: [fileId],
        rule: 'FREQ=WEEKLY',
        visibility: 'private',
        start: '2026-11-03T10:00',
        end: '2026-11-03T11:00',
        guestIds: [ravi!.user.id],
      }),
    )
  ).body;
  expect(made.files).toEqual([{ id: fileId, name: 'agenda.txt', type: 'text/plain', size: 6 }]);
  const put = (by: TestPerson) => by.post(`/api/calendar/events/${made.id}/files`, { fileId });
  expect((await put(ravi!)).status).toBe(403);
  const reads = async (...people: TestPerson[]) =>
    Promise.all(people.map(async (by) => (await by.get(`/api/files/${fileId}/content/full`)).status));
  expect(await reads(asha!, ravi!, hr!)).toEqual([200, 200, 404]);
  const [, second] = made.next;
  const following = { version: 1, scope: 'following', at: second!, title: 'Later' } as const;
  const split: CalendarEvent = (await asha!.patch(`/api/calendar/events/${made.id}`, following)).body.event;
  expect(split.files).toHaveLength(1);
  const path = (id: string) => `/api/calendar/events/${id}/files/${fileId}/remove`;
  expect((await asha!.post(path(made.id), {})).body.files).toEqual([]);
  expect(await reads(ravi!)).toEqual([200]);
  const all = { version: split.version, scope: 'all', at: split.at };
  const later = `/api/calendar/events/${split.id}`;
  const { undo } = (await asha!.post(`${later}/remove`, all)).body;
  expect(await reads(asha!, ravi!)).toEqual([404, 404]);
  const back: CalendarEvent = (await asha!.post(`${later}/undo`, { undo })).body;
  expect(back.files).toHaveLength(1);
  const removeUnused = () =>
    portal.app
      .get(TenantDb)
      .run(acme.id, () => portal.app.get(EventAttachments).removeBytes({ fileIds: [fileId] }));
  await removeUnused();
  expect(await reads(asha!, ravi!)).toEqual([200, 200]);
  await asha!.post(`${later}/remove`, { ...all, version: back.version });
  await removeUnused();
  await portal.settle();
  expect(await portal.database.query('select 1 from file where id = $1', [fileId])).toEqual([]);
});
