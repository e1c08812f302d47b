import fc from 'fast-check';
import type { NavigationGroup } from '../navigation/navigation.rules.js';
import { findCommands, findPages, markWords, oncePerPerson, toHitGroups } from './search-hits.rules.js';

const item = (title: string) => ({
  id: title,
  title,
  icon: 'users',
  path: title.toLowerCase(),
  remote: null,
});
const menu: NavigationGroup[] = [
  { id: 'home', title: null, icon: 'home', items: [item('Home')] },
  { id: 'admin', title: 'Administration', icon: 'shield-lock', items: [item('Users'), item('Audit trail')] },
];
const found = (text: string) => findPages(menu, text).flatMap(({ hits }) => hits.map(({ title }) => title));

test.each([
  ['', ['Home', 'Users', 'Audit trail']],
  ['aud', ['Audit trail']],
  ['TRAIL', ['Audit trail']],
  ['adm', ['Users', 'Audit trail']],
  ['adm us', ['Users']],
  ['rail', []],
])('pages for %j', (text, titles) => {
  expect(found(text)).toEqual(titles);
});

const kinds = [{ kind: 'employee', title: 'Employees', icon: 'users', path: 'employee/Management' }];
const one = { id: '1', title: 'Asha Rao', detail: null, lookup: 'asha&co@work.test' };

test('a record leads to its list, which opens it', () => {
  const [group] = toHitGroups(
    { groups: [{ kind: 'employee', items: [one], total: 1, totalIsExact: true }] },
    kinds,
  );
  expect(group?.hits[0]?.act).toBe('employee/Management?open=1');
  expect(group?.count).toBeNull();
});

test('results not shown are counted, and a kind that no page shows is left out', () => {
  const of = (kind: string, total: number, totalIsExact: boolean) => ({
    kind,
    items: [one],
    total,
    totalIsExact,
  });
  const groups = [of('employee', 250, false), of('spaceship', 3, true)];
  expect(toHitGroups({ groups }, kinds).map(({ key, count }) => [key, count])).toEqual([
    ['employee', '250+'],
  ]);
});

test('the beginnings of words are marked', () => {
  const marked = (text: string, ...words: string[]) =>
    markWords(text, words).map((part) => (part.marked ? `[${part.text}]` : part.text));
  expect(marked('Priya Sharma', 'sha', 'pri')).toEqual(['[Pri]', 'ya ', '[Sha]', 'rma']);
  expect(marked('Priya', 'riya')).toEqual(['Priya']);
});

test('a text with marks is the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ minLength: 1 })), (text, words) => {
      const joined = markWords(text, words).map(({ text: part }) => part);
      expect(joined.join('')).toBe(text);
    }),
  );
});

test('a person with an employee record and an account is shown once, as the first of them', () => {
  const people = (kind: string) => ({ kind, items: [one], total: 1, totalIsExact: true });
  const user = { kind: 'user', title: 'Accounts', icon: 'user', path: 'admin/users', person: true } as const;
  const both = [{ ...kinds[0]!, person: true } as const, user];
  const groups = toHitGroups({ groups: [people('employee'), people('user')] }, both);
  expect(groups).toHaveLength(2);
  expect(oncePerPerson(groups).map(({ key, hits }) => [key, hits.length])).toEqual([['employee', 1]]);
  const plain = toHitGroups({ groups: [people('employee'), people('user')] }, [kinds[0]!, user]);
  expect(oncePerPerson(plain)).toHaveLength(2);
});

test.each([
  ['', ['Add employee', 'Dark theme']],
  ['emp', ['Add employee']],
  ['hr add', ['Add employee']],
  ['new emp', ['Add employee']],
  ['create', ['Add employee']],
  ['new theme', []],
  ['zz', []],
])('commands for %j', (text, titles) => {
  const command = { icon: 'plus', act: () => undefined };
  const commands = [
    { ...command, id: 'add', title: 'Add employee', detail: 'HR' },
    { ...command, id: 'dark', title: 'Dark theme', detail: null },
  ];
  expect(findCommands(commands, text).flatMap(({ hits }) => hits.map(({ title }) => title))).toEqual(titles);
});
