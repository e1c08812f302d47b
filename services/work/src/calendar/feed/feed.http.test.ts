import type { CreateEvent, NewCalendarFeed } from '@atrium/contracts';
import { TestClock, TestPortal, type TestCompany, type TestPerson } from '@atrium/testing';
import { eventDraft } from '../../testing/event.factory.js';
import { expandSeries, readCalendarFile } from '../../index.js';

const clock = new TestClock('2026-06-15T04:00:00Z');
let portal: TestPortal;
let acme: TestCompany;
let [asha, hr]: TestPerson[] = [];
beforeAll(async () => {
  portal = await TestPortal.start({ clock });
  acme = await portal.company({ timezone: 'Asia/Kolkata' });
  asha = await acme.person('employee', { firstName: 'Asha' });
  hr = await acme.person('hr', { firstName: 'Hema' });
});
afterAll(() => portal.close());

const add = async (by: TestPerson, more: Partial<CreateEvent>) => {
  const { status, body } = await by.post('/api/calendar/events', eventDraft(more));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const link = async (details: 'full' | 'busy'): Promise<NewCalendarFeed> =>
  (await asha!.post('/api/calendar/feeds', { name: `My ${details}`, details })).body;
const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  portal.browser().send({ method: 'GET', path: new URL(url).pathname, headers });

test('a link shows the series that its person sees, and nothing that is private to others', async () => {
  const { id, version } = await add(asha!, { title: 'Daily', place: 'Studio', rule: 'FREQ=DAILY;COUNT=3' });
  const late = { version, scope: 'this', at: '2026-06-16T10:00', start: '2026-06-16T12:00' };
  expect((await asha!.patch(`/api/calendar/events/${id}`, late)).status).toBe(200);
  await add(asha!, {
    title: 'Dentist',
    visibility: 'private',
    start: '2026-06-20T09:00',
    end: '2026-06-20T10:00',
  });
  await add(hr!, {
    owner: { kind: 'company' },
    title: 'Town hall',
    start: '2026-06-18T17:00',
    end: '2026-06-18T18:00',
  });
  await add(hr!, { owner: { kind: 'company' }, title: 'Board', visibility: 'private' });
  await add(hr!, { title: 'Hiring' });
  const { url } = await link('full');
  const { status, text, headers } = await fetchFeed(url);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const read = readCalendarFile(new TextEncoder().encode(text), 'UTC');
  if ('refused' in read) throw new Error(read.refused);
  const june = { from: '2026-06-01T00:00:00Z', to: '2026-07-01T00:00:00Z' };
  const said = read.events.flatMap((event) =>
    expandSeries(event, june).map(({ start }) => `${event.title} ${start}`),
  );
  expect(said.sort()).toEqual([
    'Daily 2026-06-15T10:00+05:30',
    'Daily 2026-06-16T12:00+05:30',
    'Daily 2026-06-17T10:00+05:30',
    'Dentist 2026-06-20T09:00+05:30',
    'Town hall 2026-06-18T17:00+05:30',
  ]);
  const few = { name: 'Company', details: 'full', calendars: ['company'] };
  const company = (await asha!.post('/api/calendar/feeds', few)).body;
  const companyText = (await fetchFeed(company.url)).text;
  expect(companyText).toContain('Town hall');
  expect(companyText).not.toMatch(/Daily|Dentist/);
  const busy = (await fetchFeed((await link('busy')).url)).text;
  expect(busy).toContain('SUMMARY:Busy');
  expect(busy).not.toMatch(/Daily|Studio|Dentist|Town/);
});

test('what did not change is not sent again; the file is kept, and made anew once a minute where something did', async () => {
  const { url } = await link('full');
  const first = await fetchFeed(url);
  const etag = first.headers.etag as string;
  const again = await fetchFeed(url, { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  const { id: added } = await add(asha!, { title: 'One more' });
  expect((await fetchFeed(url, { 'if-none-match': etag })).status).toBe(304);
  expect((await fetchFeed(url)).text).toBe(first.text);
  clock.advance({ seconds: 61 });
  const both = await Promise.all([1, 2].map(() => fetchFeed(url, { 'if-none-match': etag })));
  expect(both.map(({ text }) => text.includes('SUMMARY:One more'))).toContain(true);
  expect((await fetchFeed(url)).text).toContain('SUMMARY:One more');

  const unzipped = await fetchFeed(url, { 'accept-encoding': 'identity' });
  expect(unzipped.headers['content-encoding']).toBeUndefined();
  expect(unzipped.text).toContain('SUMMARY:One more');

  clock.advance({ seconds: 61 });
  const { version, at } = (await asha!.get(`/api/calendar/events/${added}`)).body;
  await asha!.patch(`/api/calendar/events/${added}`, { version, at, scope: 'all', title: 'Renamed' });
  expect((await fetchFeed(url)).text).toContain('SUMMARY:Renamed');
});

test('a link that is asked all the time is told to wait', async () => {
  const { url } = await link('busy');
  for (let asked = 0; asked < 120; asked += 1) expect((await fetchFeed(url)).status).toBe(200);
  const { status, headers } = await fetchFeed(url);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  clock.advance({ minutes: 10 });
  expect((await fetchFeed(url)).status).toBe(200);
});

test('a renewed, a revoked and an unknown link answer alike, also where the company allows none', async () => {
  const first = await link('full');
  const renewed = (await asha!.post(`/api/calendar/feeds/${first.id}/renew`, {})).body;
  expect((await fetchFeed(renewed.url)).status).toBe(200);
  expect((await hr!.post(`/api/calendar/feeds/${first.id}/revoke`, {})).status).toBe(404);
  const answers = [await fetchFeed(first.url), await fetchFeed(`${portal.env.publicUrl}/api/feeds/none.ics`)];
  expect((await asha!.post(`/api/calendar/feeds/${first.id}/revoke`, {})).status).toBe(200);
  answers.push(await fetchFeed(renewed.url));
  const other = await link('full');
  const { items } = (await hr!.get('/api/settings')).body;
  const { value, version } = items.find(({ key }: { key: string }) => key === 'work.calendar');
  await hr!.put('/api/settings/work.calendar', { value: { ...value, feedsAllowed: false }, version });
  answers.push(await fetchFeed(other.url));
  const told = answers.map(({ status, body }) => [status, body.error.code, body.error.message]);
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(told[0]).toEqual([404, 'NOT_FOUND', expect.any(String)]);
  expect((await asha!.post(`/api/calendar/feeds/${other.id}/renew`, {})).body.error.code).toBe('FEEDS_OFF');
  expect((await asha!.post('/api/calendar/feeds', { name: 'x', details: 'full' })).body.error.code).toBe(
    'FEEDS_OFF',
  );
});

test('no link is stored as it is', async () => {
  const stored = await portal.database.query<{ token_hash: string }>('select token_hash from calendar_feed');
  expect(stored.length).toBeGreaterThan(3);
  expect((await asha!.get('/api/calendar/feeds')).text).not.toContain('.ics');
});
