import { addTextSource, showLanguage } from '@atrium/sdk';
import { appTexts } from '../../language/app-texts.js';
import { firstTexts } from '../../language/first-texts.js';
import './use-audit-texts.js';
import {
  actionWords,
  changeWords,
  changedFields,
  fieldWords,
  momentWords,
  recordWords,
  valueWords,
} from './audit.format.js';

test.each([
  ['employee.update', 'Employee changed'],
  ['user.signInFailed', 'User sign-in failed'],
  ['user.secondFactorOn', 'User two-step sign-in turned on'],
  ['leaveRequest.passOn', 'Leave request pass on'],
  ['odd', 'Odd'],
])('%s is read as %s', (action, words) => expect(actionWords(action)).toBe(words));

test('fields are words, and in their order', () => {
  expect(fieldWords('workEmail')).toBe('Work e-mail');
  expect(changedFields({ timezone: 1, code: 1 }, { code: 2, phone: 1 })).toEqual([
    'code',
    'phone',
    'timezone',
  ]);
  expect(changedFields(null, null)).toEqual([]);
});

test.each([
  ['joiningDate', '2026-01-05', '5 Jan 2026'],
  ['at', '2026-11-20T18:30:05.000Z', '21 Nov 2026, 00:00:05'],
  ['role', 'teamLeader', 'Team leader'],
  ['name', 'teamLeader', 'teamLeader'],
  ['enabled', false, 'No'],
  ['phone', null, '–'],
  ['tags', ['a', 'b'], '["a","b"]'],
  ['count', 3, '3'],
  ['status', 'invited', 'Invited'],
  ['employmentType', 'fixedTerm', 'Fixed term'],
  ['roles', ['hr', 'employee'], 'HR and Employee'],
  ['workingWeek', [1, 2], 'Monday and Tuesday'],
  ['hrOperations', 'everything', 'everything'],
  [
    'hrOperations',
    'addEmployee: read; attendence: read, approve',
    'Employees: Read; Attendance: Read and Approve',
  ],
  ['hrOperations', 'as it was in 2024: more', 'as it was in 2024: more'],
])('%s %j is read as %s', (field, value, words) =>
  // Where the machine's clocks are others, the zone follows: formats of the SDK.
  expect(valueWords(field, value, 'Asia/Kolkata').replace(/ IST$/, '')).toBe(words),
);

test('a moment is told in the company’s time zone', () => {
  expect(momentWords('2026-11-20T23:30:00.000Z', 'America/New_York')).toMatch(/^20 Nov 2026, 18:30:00/);
});

test.each([
  [5, 15, 'from 5 to 15'],
  [{ theme: 'light', font: 'lg' }, { theme: 'dark', font: 'lg' }, 'Theme: from light to dark'],
  [{}, { theme: 'dark' }, 'Theme: from – to dark'],
])('a setting changed from %j to %j says so', (old, fresh, words) => {
  const states = { before: { value: old }, after: { value: fresh } };
  const resource = { kind: 'setting', id: 'a.b', title: 'a.b' };
  const entry = { id: '1', seq: 1, at: '', actor: null, action: 'setting.update', requestId: null, hash: '' };
  expect(changeWords({ ...entry, resource, ...states }, 'UTC')).toBe(words);
});

test('what the portal named itself is in words, what people named is as they named it', () => {
  const words = (kind: string, title: string) => recordWords({ kind, id: '1', title });
  expect(words('setting', 'portal.language')).toBe('Language');
  expect(words('setting', 'later.added')).toBe('later.added');
  expect(words('list', 'audit')).toBe('Audit trail');
  expect(words('user', 'Audit')).toBe('Audit');
});

describe('in the language of the page', () => {
  beforeAll(() => Promise.all([addTextSource(firstTexts), addTextSource(appTexts)]));
  afterEach(() => showLanguage('en'));

  test.each([
    ['hi', 'उपयोगकर्ता: दो-चरणीय साइन-इन चालू किया गया', 'उपस्थिति: पढ़ें और स्वीकृत करें', 'स्थायी'],
    ['ar', 'مستخدم: تفعيل تسجيل الدخول بخطوتين', 'الحضور: قراءة واعتماد', 'دائم'],
  ] as const)('%s', async (language, action, grants, type) => {
    await showLanguage(language);
    expect(actionWords('user.secondFactorOn')).toBe(action);
    expect(valueWords('hrOperations', 'attendence: read, approve', 'UTC')).toBe(grants);
    expect(valueWords('employmentType', 'permanent', 'UTC')).toBe(type);
    expect(recordWords({ kind: 'user', id: '1', title: 'Role' })).toBe('Role');
  });
});
