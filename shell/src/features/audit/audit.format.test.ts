import type { AuditChoices } from '@atrium/contracts';
import { addTextSource, showLanguage } from '@atrium/sdk';
import { appTexts } from '../../language/app-texts.js';
import { firstTexts } from '../../language/first-texts.js';
import { auditMoment, AuditVocabulary, changedFields } from '@atrium/ui';
import { changeWords, recordWords, valueWords } from './audit.format.js';

const CHOICES: AuditChoices = {
  actions: [
    { action: 'employee.update', words: 'Employee changed' },
    { action: 'user.secondFactorOn', words: null },
  ],
  kinds: [
    {
      kind: 'employee',
      title: 'Employee',
      titles: {},
      fields: { workEmail: 'Work email', role: 'Role' },
      values: {
        role: { teamLeader: 'Team leader', hr: 'HR', employee: 'Employee' },
        employmentType: { fixedTerm: 'Fixed term' },
      },
    },
    {
      kind: 'user',
      title: 'User',
      titles: {},
      fields: { hrOperations: 'HR operations' },
      values: { hrOperations: { addEmployee: 'Employees', attendence: 'Attendance', leave: 'Leave' } },
    },
    { kind: 'setting', title: 'Setting', fields: {}, values: {}, titles: { 'portal.language': 'Language' } },
  ],
};
const words = new AuditVocabulary(CHOICES);
const reading = { words, kind: 'employee', timeZone: 'Asia/Kolkata' };
const ofAccount = { ...reading, kind: 'user' };

test.each([
  ['employee.update', 'Employee changed'],
  ['user.secondFactorOn', 'User second factor on'],
  ['leaveRequest.passOn', 'Leave request pass on'],
  ['odd', 'Odd'],
])('%s is read as %s, also where the server has no words for it', (action, read) =>
  expect(words.action(action)).toBe(read),
);

test('fields are words, of permissions their tab, and in their order', () => {
  expect(words.field('employee', 'workEmail')).toBe('Work email');
  expect(words.field('user', 'hrOperations')).toBe('HR operations');
  const fields = changedFields(reading, { timezone: 1, code: 1 }, { code: 2, phone: 1 });
  expect(fields).toEqual(['code', 'phone', 'timezone']);
  expect(changedFields(reading, null, null)).toEqual([]);
});

test('the filter offers the actions of the routes', () => {
  expect(words.listKinds()).toEqual([
    { value: 'employee', label: 'Employee' },
    { value: 'user', label: 'User' },
  ]);
  expect(words.listActions()[0]).toEqual({ value: 'employee.update', label: 'Employee changed' });
});

test.each([
  ['joiningDate', '2026-01-05', '5 Jan 2026'],
  ['at', '2026-11-20T18:30:05.000Z', '21 Nov 2026, 00:00:05'],
  ['role', 'teamLeader', 'Team leader'],
  ['name', 'teamLeader', 'teamLeader'],
  ['enabled', false, 'No'],
  ['phone', null, '–'],
  ['tags', ['a', 'b'], 'a and b'],
  ['blocks', [], '–'],
  ['items', [{ title: 'Reels', qty: '2' }, { title: 'Film' }], 'Reels and Film'],
  ['count', 3, '3'],
  ['employmentType', 'fixedTerm', 'Fixed term'],
  ['role', ['hr', 'employee'], 'HR and Employee'],
  ['workingWeek', [1, 2], 'Monday and Tuesday'],
])('%s %j is read as %s', (field, value, read) =>
  // If the machine's time zone differs, the zone follows; the SDK's formats do that.
  expect(valueWords(reading, field, value).replace(/ IST$/, '')).toBe(read),
);

test.each([
  ['everything', 'everything'],
  ['addEmployee: read; attendence: read, approve', 'Employees: Read; Attendance: Read and Approve'],
  ['visitors: read', 'visitors: Read'],
  ['as it was in 2024: more', 'as it was in 2024: more'],
])('what is permitted, %j, is read as %s', (value, read) =>
  expect(valueWords(ofAccount, 'hrOperations', value)).toBe(read),
);

test('a time is shown in the company’s time zone', () => {
  expect(auditMoment('2026-11-20T23:30:00.000Z', 'America/New_York')).toMatch(/^20 Nov 2026, 18:30:00/);
});

test.each([
  [5, 15, 'from 5 to 15'],
  [{ theme: 'light', font: 'lg' }, { theme: 'dark', font: 'lg' }, 'Theme: from light to dark'],
  [{}, { theme: 'dark' }, 'Theme: from – to dark'],
  [['a@acme.test'], ['a@acme.test', '2026-06-01'], 'from a@acme.test to a@acme.test and 1 Jun 2026'],
])('a setting changed from %j to %j says so', (old, fresh, said) => {
  const states = { before: { value: old }, after: { value: fresh } };
  const resource = { kind: 'setting', id: 'a.b', title: 'a.b' };
  const entry = { id: '1', seq: 1, at: '', actor: null, action: 'setting.update', requestId: null, hash: '' };
  expect(changeWords(words, { ...entry, resource, ...states }, 'UTC')).toBe(said);
});

test('names given by the portal are translated, names given by people are not', () => {
  const read = (kind: string, title: string) => recordWords(words, { kind, id: title, title });
  expect(read('setting', 'portal.language')).toBe('Language');
  expect(read('setting', 'later.added')).toBe('later.added');
  expect(read('user', 'Audit')).toBe('Audit');
});

describe('in the language of the page', () => {
  beforeAll(() => Promise.all([addTextSource(firstTexts), addTextSource(appTexts)]));
  afterEach(() => showLanguage('en'));

  test.each([
    ['hi', 'Attendance: पढ़ें और स्वीकृत करें'],
    ['ar', 'Attendance: قراءة واعتماد'],
  ] as const)('what may be done is in %s, what people wrote is not', async (language, grants) => {
    await showLanguage(language);
    expect(valueWords(ofAccount, 'hrOperations', 'attendence: read, approve')).toBe(grants);
    expect(recordWords(words, { kind: 'user', id: '1', title: 'Role' })).toBe('Role');
  });
});
