import { fieldsIn, fillText, paragraphsOf } from './letter-text.js';

test('fields are found once each, and only names between braces are fields', () => {
  expect(fieldsIn('To {name}', '{name}, {lastDay} { no } {1} {}')).toEqual(['name', 'lastDay']);
});

test('a value is put in as it is, also when it looks like a field, and what has none stays', () => {
  const values = new Map([['name', '{code} $& Asha']]);
  expect(fillText('{name} until {lastDay}', values)).toBe('{code} $& Asha until {lastDay}');
});

test('empty lines separate paragraphs, single line ends stay in one', () => {
  expect(paragraphsOf('One\ntwo\n\n \n\nThree\n')).toEqual(['One\ntwo', 'Three']);
});
