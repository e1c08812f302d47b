import { timezoneSchema } from './fields.js';
import { listTimezones, presentTimezone } from './timezones.js';

test('time zones stand under their present names, each once and each accepted', () => {
  const zones = listTimezones();
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Kyiv']));
  expect(zones).not.toContain('Asia/Calcutta');
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones.filter((zone) => !timezoneSchema.safeParse(zone).success)).toEqual([]);
});

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Nowhere', 'Nowhere'],
])('%s is called %s', (zone, present) => {
  expect(presentTimezone(zone)).toBe(present);
});
