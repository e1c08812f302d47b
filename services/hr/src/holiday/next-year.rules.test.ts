import { proposeNextYear, sourceYear, type YearlyHoliday } from './next-year.rules.js';

const holiday = (date: string, name: string, yearly: YearlyHoliday['yearly'] = 'sameDay') => ({
  id: `${name} ${date}`,
  name,
  date,
  yearly,
  department: null,
});

test('fixed days keep their date; moving festivals, 29 February and days that are over ask for theirs', () => {
  const holidays = [
    holiday('2027-03-22', 'Holi'),
    holiday('2028-01-26', 'Republic Day'),
    holiday('2028-02-29', 'Leap day'),
    holiday('2028-03-11', 'Holi'),
    holiday('2028-10-17', 'Diwali', 'moves'),
    holiday('2028-12-25', 'Christmas'),
    holiday('2029-12-25', 'christmas'),
  ];
  expect(sourceYear(holidays, '2028-11-01')).toBe(2028);
  const proposed = (today: string) =>
    proposeNextYear(holidays, { year: 2028, today }).map(({ name, proposed: day, why }) => [name, day, why]);
  expect(proposed('2028-11-01')).toEqual([
    ['Republic Day', '2029-01-26', 'sameDay'],
    ['Leap day', null, 'leapDay'],
    ['Holi', null, 'moves'],
    ['Diwali', null, 'moves'],
  ]);
  expect(proposed('2029-02-01')[0]).toEqual(['Republic Day', null, 'over']);
});
