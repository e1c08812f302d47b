import {
  TASK_FILE_USE,
  USUAL_STAGES,
  type CalendarEvent,
  type CreateEvent,
  type Room,
  type Task,
  type TaskFlows,
} from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { expectDone, uploadFile, type FilledCompany } from '@atrium/testing';
import { Reminders } from '../calendar/event/reminders.service.js';
import { eventDraft } from './event.factory.js';
import { taskDraft } from './task-draft.factory.js';

const MONDAY = '2026-03-02';

/** A private task of the employee and one of the team leader, and calendars with events, guests and a room. */
export async function fillWork(company: FilledCompany): Promise<void> {
  await fillTasks(company);
  await fillCalendar(company);
  await remind(company);
  await keepFile(company);
}

async function fillTasks({ people, word }: FilledCompany): Promise<void> {
  const { employee, teamLeader, hr } = people;
  const field = { id: null, label: `${word} channel`, type: 'choice', options: [`${word} reel`] };
  const flow = {
    tab: null,
    version: 0,
    name: `${word} flow`,
    stages: USUAL_STAGES,
    fields: [field],
    moves: [],
  };
  const flows = expectDone(await hr.put<TaskFlows>('/api/task-flows', flow));
  const fieldId = flows.items[0]?.fields[0]?.id ?? '';
  const more = { priority: 'high', dueOn: '2026-03-02', estimate: 90, labels: [word] } as const;
  const own = { ...more, labels: [...more.labels], assigneeIds: [employee.user.id] };
  const mine = taskDraft({
    ...own,
    title: `${word} cuts the reels`,
    visibility: 'private',
    own: { [fieldId]: `${word} reel` },
  });
  const film = expectDone(await employee.post<Task>('/api/tasks', mine));
  const shot = taskDraft({ ...own, title: `${word} shoots them`, parentId: film.id });
  const before = expectDone(await employee.post<Task>('/api/tasks', shot));
  expectDone(await employee.post(`/api/tasks/${film.id}/checklist`, { text: `${word} alt texts` }));
  expectDone(await employee.post(`/api/tasks/${film.id}/blockers`, { blockerId: before.id }));
  expectDone(await employee.post(`/api/tasks/${film.id}/follow`, { followed: true }));
  const script = { use: TASK_FILE_USE, name: `${word} script.txt` };
  const fileId = await uploadFile(employee, Buffer.from(`${word} script`), script);
  expectDone(await employee.post(`/api/tasks/${film.id}/files`, { fileId }));
  const step = {
    title: `${word} briefs`,
    description: `${word} voice`,
    checklist: [`${word} logo`],
    level: 0,
    who: { kind: 'person', id: employee.user.id },
    startDay: 0,
    dueDay: 2,
    estimate: 60,
    priority: 'high',
    labels: [word],
  };
  const template = { name: `${word} launch`, tab: null, tasks: [step] };
  expectDone(await hr.post('/api/task-templates', template));
  const often = { taskId: film.id, title: `${word} cuts again`, rule: 'FREQ=WEEKLY', mode: 'calendar' };
  const when = { startOn: MONDAY, dueDays: 1, zone: 'Asia/Kolkata', skipWhileOpen: true };
  expectDone(await employee.post('/api/task-repeats', { ...often, ...when }));
  const worked = { taskId: film.id, day: MONDAY, minutes: 90, note: `${word} cuts`, billable: true };
  expectDone(await employee.post('/api/time/entries', worked));
  expectDone(await employee.post('/api/time/week/submit', { monday: MONDAY }));
  expectDone(await employee.put('/api/time/timer', { taskId: film.id }));
  expectDone(await employee.put('/api/time/timer', { taskId: before.id }));
  const plan = taskDraft({ ...more, labels: [word], title: `${word} plans the week` });
  expectDone(await teamLeader.post<Task>('/api/tasks', plan));
}

async function fillCalendar({ people: { employee, teamLeader, hr }, word }: FilledCompany): Promise<void> {
  const place = { name: `${word} room`, capacity: 8, place: `${word} floor` };
  const room = expectDone(await hr.post<Room>('/api/calendar/rooms', place));
  const event = (title: string, more: Partial<CreateEvent> = {}): CreateEvent => ({
    owner: { kind: 'person' },
    title: `${word} ${title}`,
    place: `${word} studio`,
    link: null,
    description: `${word} notes`,
    category: word,
    zone: 'Asia/Kolkata',
    rule: 'FREQ=WEEKLY',
    start: '2026-03-02T10:00',
    end: '2026-03-02T11:00',
    roomId: null,
    visibility: 'normal',
    busy: true,
    state: 'confirmed',
    guestIds: [],
    reminders: [10],
    ...more,
  });
  const guestIds = [teamLeader.user.id];
  const made = expectDone(
    await employee.post<CalendarEvent>(
      '/api/calendar/events',
      event('review', { guestIds, roomId: room.id, outsideGuests: [`${word.toLowerCase()}@outside.test`] }),
    ),
  );
  const { id, version } = made;
  const path = `/api/calendar/events/${id}`;
  expectDone(await teamLeader.post(`${path}/answer`, { answer: 'no', at: '2026-03-16T10:00' }));
  const other = {
    start: '2126-03-04T10:00',
    end: '2126-03-04T11:00',
    zone: 'Asia/Kolkata',
    note: `${word} trip`,
  };
  expectDone(await teamLeader.post(`${path}/propose`, { at: '2026-03-16T10:00', ...other }));
  const offsite = { guestIds, rule: null, start: '2126-03-02T10:00', end: '2126-03-02T11:00' };
  const gone = expectDone(
    await employee.post<CalendarEvent>('/api/calendar/events', event('offsite', offsite)),
  );
  const all = { version: gone.version, scope: 'all', at: gone.at };
  expectDone(await employee.post(`/api/calendar/events/${gone.id}/remove`, all));
  const one = { version, scope: 'this', at: '2026-03-09T10:00', title: `${word} late review` };
  expectDone(await employee.patch(path, one));
  const bytes = Buffer.from(`${word} agenda`);
  const fileId = await uploadFile(employee, bytes, { use: 'work.event-file', name: `${word}.txt` });
  expectDone(await employee.post(`${path}/files`, { fileId }));
  await importOne(employee, word);
  const feed = { name: `${word} phone`, details: 'full' };
  expectDone(await employee.post('/api/calendar/feeds', feed));
  const company = event('town hall', { owner: { kind: 'company' }, visibility: 'private' });
  expectDone(await hr.post<CalendarEvent>('/api/calendar/events', company));
}

/** A calendar file that was read. */
async function importOne(person: FilledCompany['people']['employee'], word: string): Promise<void> {
  const event = [
    'BEGIN:VEVENT',
    `UID:${word}`,
    'DTSTART:20260302T090000Z',
    `SUMMARY:${word} call`,
    'END:VEVENT',
  ];
  const answer = await person.send({
    method: 'POST',
    path: `/api/calendar/imports?name=${encodeURIComponent(word)}.ics&owner=person`,
    body: ['BEGIN:VCALENDAR', `X-WR-CALNAME:${word}`, ...event, 'END:VCALENDAR'].join('\r\n'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expectDone(answer);
}

/** A calendar file that waits to be read. */
async function keepFile({ portal, company, word }: FilledCompany): Promise<void> {
  // The one that was given has been read, and is gone; on a busy machine it may still wait for its next try.
  await portal.settle();
  await portal.app.get(TenantDb).run(company.id, (tx) =>
    tx.query(
      `insert into calendar_import_part (company_id, import_id, place, bytes)
         select company_id, id, 0, convert_to($2, 'UTF8') from calendar_import where company_id = $1
         on conflict do nothing`,
      [company.id, word],
    ),
  );
}

/** A reminder that was sent. */
async function remind({ portal, company, people, word }: FilledCompany): Promise<void> {
  const soon = new Date(portal.app.get(Clock).now().getTime() + 8 * 60_000).toISOString().slice(0, 16);
  const times = { zone: 'UTC', start: soon, end: soon, reminders: [10] };
  expectDone(
    await people.employee.post('/api/calendar/events', eventDraft({ title: `${word} call`, ...times })),
  );
  await portal.app.get(TenantDb).run(company.id, () => portal.app.get(Reminders).sendDue());
}
