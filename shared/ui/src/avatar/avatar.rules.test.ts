import { hueOf, initialsOf } from './avatar.rules.js';

test.each([
  ['Riya Kapoor', 'RK'],
  ['  zoya ', 'Z'],
  ['Maria de la Cruz', 'MC'],
  ['Élodie Ž', 'ÉŽ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name has one of eight hues, the same however it is written', () => {
  const names = [
    'Aarav',
    'Bhavna',
    'Devika',
    'Farhan',
    'Gauri',
    'Harpreet',
    'Ishaan',
    'Jyoti',
    'Kavya',
    'Meera',
    '',
  ];
  const hues = names.map(hueOf);
  expect(hues.every((hue) => hue >= 1 && hue <= 8)).toBe(true);
  expect(new Set(hues).size).toBeGreaterThan(4);
  expect(hueOf(' AARAV ')).toBe(hueOf('Aarav'));
});
