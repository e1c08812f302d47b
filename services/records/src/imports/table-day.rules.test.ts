import { ordersOf, readTableDay } from './table-day.rules.js';

const day = (text: string, order: 'day' | 'month' | null = 'day') => {
  const read = readTableDay(text, order);
  return typeof read === 'object' ? (read?.day ?? null) : read;
};

test.each([
  ['2026-04-30', '2026-04-30'],
  ['2026/4/3', '2026-04-03'],
  ['2026-10-16 00:00', '2026-10-16'],
  ['2026-04-30 00:00:00', '2026-04-30'],
  ['2026-11-20T10:11:12+05:30', '2026-11-20'],
  ['26/01/2027', '2027-01-26'],
  ['26.01.2028', '2028-01-26'],
  ['05.04.2026', '2026-04-05'],
  ['31/12/26', '2026-12-31'],
  ['30-Apr-2026', '2026-04-30'],
  ['15/Oct/26 12:00 AM', '2026-10-15'],
  ['30 April 2026', '2026-04-30'],
  ['Thu, 30 Apr 2026', '2026-04-30'],
  ['April 30, 2026', '2026-04-30'],
  ['Sept 1 2026', '2026-09-01'],
  ['1st Sep 2026', '2026-09-01'],
  ['46142', '2026-04-30'],
  ['46142.5', '2026-04-30'],
  ['05/04/2026', '2026-04-05'],
  ['04/30/2026', '2026-04-30'],
])('%s is %s', (text, read) => {
  expect(day(text)).toBe(read);
});

test.each(['soon', '', '2026-02-30', '31/02/2026', '30 Foo 2026', '12', '20260430', '13/13/2026', '1/2'])(
  '%s is no day',
  (text) => {
    expect(day(text)).toBe(null);
  },
);

test('a day that could be two is asked for, unless it is known how the file writes them', () => {
  expect(day('05/04/2026', null)).toBe('either');
  expect(day('05/04/2026', 'month')).toBe('2026-05-04');
  expect(day('05/05/2026', null)).toBe('2026-05-05');
  expect(day('05.04.2026', null)).toBe('2026-04-05');
  expect(['05/04/2026', '13/04/2026', '04/13/2026', '05.04.2026', '2026-04-05'].map(ordersOf)).toEqual([
    'either',
    'day',
    'month',
    null,
    null,
  ]);
});

test('a time that follows stays', () => {
  expect(readTableDay('30/04/2026 09:28', 'day')).toEqual({ day: '2026-04-30', time: '09:28' });
  expect(readTableDay('30-Apr-2026, 09:28 PM', 'day')).toEqual({ day: '2026-04-30', time: '09:28 PM' });
});
