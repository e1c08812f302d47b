import { APPROVER_PERMISSIONS, REQUEST_ERRORS } from '@atrium/contracts';
import {
  firstUndecided,
  nextUp,
  resolveChain,
  type ApprovalPerson,
  type ApprovalQuestion,
  type ApprovalStep,
} from './approval-chain.rules.js';
import { noApprover } from './no-approver.rules.js';

const someone: ApprovalPerson = { managerId: null, active: true, holds: [], delegation: null };

const COMPANY: Record<string, Partial<ApprovalPerson>> = {
  asha: { managerId: 'bina' },
  bina: { managerId: 'carl' },
  carl: {},
  hema: { managerId: 'carl', holds: ['hr'] },
  olga: { holds: ['admin'] },
};

const STEPS: ApprovalStep[] = [{ who: 'manager' }, { who: 'hr' }];

const peopleOf = (company: Record<string, Partial<ApprovalPerson>>) =>
  new Map(Object.entries(company).map(([id, person]) => [id, { ...someone, ...person }]));

function approvers(
  changes: Record<string, Partial<ApprovalPerson>> = {},
  question: Partial<ApprovalQuestion> = {},
) {
  const company = { ...COMPANY };
  for (const [id, change] of Object.entries(changes)) company[id] = { ...company[id], ...change };
  const asked = { requesterId: 'asha', steps: STEPS, days: 2, type: null, today: '2026-03-10', ...question };
  return resolveChain({ people: peopleOf(company), ...asked })?.map(({ approverId }) => approverId);
}

const away = (delegateId: string, from = '2026-03-09', to = '2026-03-13') => ({
  delegation: { delegateId, from, to },
});

test('steps apply by days and type', () => {
  const steps = [...STEPS, { who: 'managersManager', overDays: 3, types: ['EL'] }];
  expect(approvers({}, { steps, days: 4, type: 'EL' })).toEqual(['bina', 'hema', 'carl']);
  expect(approvers({}, { steps, days: 3, type: 'EL' })).toEqual(['bina', 'hema']);
  expect(approvers({}, { steps, days: 4, type: 'CL' })).toEqual(['bina', 'hema']);
});

test('a vacancy goes up, at the top to HR, then to an admin, never round in a circle', () => {
  expect(approvers({ bina: { active: false } })).toEqual(['carl', 'hema']);
  expect(approvers({ bina: { active: false }, carl: { active: false } })).toEqual(['hema']);
  expect(approvers({ asha: { managerId: null }, hema: { active: false } })).toEqual(['olga']);
  expect(approvers({ bina: { active: false }, carl: { active: false, managerId: 'bina' } })).toEqual([
    'hema',
  ]);
});

test('nobody decides their own request, and a step without anyone has no chain', () => {
  expect(approvers({}, { requesterId: 'hema' })).toEqual(['carl', 'olga']);
  expect(approvers({ bina: { managerId: 'asha', active: false } })).toEqual(['hema']);
  expect(approvers({ hema: { active: false } }, { requesterId: 'olga' })).toBeUndefined();
  expect(approvers({}, { steps: [] })).toEqual([]);
});

test('the same person twice in a row is one step', () => {
  expect(approvers({ asha: { managerId: 'hema' } })).toEqual(['hema']);
  const steps = [{ who: 'manager' }, { who: 'managersManager' }, { who: 'hr' }];
  expect(approvers({ bina: { active: false } }, { steps })).toEqual(['carl', 'hema']);
});

test('a group is asked after another with the same first person, unless everyone of that may decide both', () => {
  const payroll = 'permission:finance/payroll';
  const crew = { hema: { holds: ['hr', payroll] }, hugo: { holds: ['hr'] } };
  expect(approvers(crew, { steps: [{ who: 'hr' }, { who: payroll }] })).toEqual(['hema', 'hema']);
  expect(approvers(crew, { steps: [{ who: payroll }, { who: 'hr' }] })).toEqual(['hema']);
});

test('a delegation moves the step on its dates, never to the requester or to someone who left', () => {
  expect(approvers({ bina: away('carl') })).toEqual(['carl', 'hema']);
  expect(approvers({ bina: away('carl', '2026-03-10', '2026-03-10') })).toEqual(['carl', 'hema']);
  expect(approvers({ bina: away('carl', '2026-03-02', '2026-03-09') })).toEqual(['bina', 'hema']);
  expect(approvers({ bina: away('asha') })).toEqual(['bina', 'hema']);
  expect(approvers({ bina: away('carl'), carl: { active: false } })).toEqual(['bina', 'hema']);
  expect(approvers({ bina: away('carl'), carl: away('olga') })).toEqual(['olga', 'hema']);
  expect(approvers({ bina: away('carl'), carl: away('bina') })).toEqual(['carl', 'hema']);
  // The step of HR stays, so that it is there when the stand-in's days are over.
  expect(approvers({ bina: away('hema') })).toEqual(['hema', 'hema']);
});

test('a person is named, minutes are a condition, and who has left is passed over to the one above', () => {
  const steps = [
    { who: 'person:carl' },
    { who: 'hr', overMinutes: 120 },
    { who: 'permission:finance/payroll' },
  ];
  expect(approvers({}, { steps, minutes: 120 })).toEqual(['carl', 'olga']);
  expect(approvers({ carl: { active: false, managerId: 'bina' } }, { steps, minutes: 121 })).toEqual([
    'bina',
    'hema',
    'olga',
  ]);
  expect(approvers({}, { steps, requesterId: 'carl' })).toEqual(['hema', 'olga']);
});

test('everyone of a group may decide its step, and the one above a slow decider comes next', () => {
  const people = peopleOf({ ...COMPANY, hugo: { holds: ['hr'] } });
  const question = { people, requesterId: 'asha', steps: STEPS, days: 1, type: null, today: '2026-03-10' };
  expect(resolveChain({ ...question, steps: [{ who: 'hr' }] })).toEqual([
    { who: 'hr', approverId: 'hema', forId: null, deciderIds: ['hema', 'hugo'] },
  ]);
  expect(nextUp('bina', question)).toBe('carl');
  expect(nextUp('carl', question)).toBe('hema');
  expect(nextUp('olga', question)).toBe('hema');
});

const REFUSALS: [string, unknown][] = [
  ['manager', REQUEST_ERRORS.NO_APPROVER],
  ['person:carl', REQUEST_ERRORS.NO_APPROVER],
  ['hr', REQUEST_ERRORS.NO_ROLE_APPROVER],
  ['role:teamLeader', REQUEST_ERRORS.NO_ROLE_APPROVER],
  ...APPROVER_PERMISSIONS.map((permission): [string, unknown] => [
    `permission:${permission}`,
    expect.objectContaining({ status: 409 }),
  ]),
  ['permission:finance/payroll', REQUEST_ERRORS.NO_PAYROLL_APPROVER],
];

test.each(REFUSALS)(
  'where nobody else can decide a step of %s, it is said what somebody needs for it',
  (who, refusal) => {
    const people = peopleOf({ asha: { holds: [who, 'admin'] } });
    const question = { people, requesterId: 'asha', days: 1, type: null, today: '2026-03-10' };
    const steps = [{ who: 'hr', overDays: 3 }, { who }];
    expect(firstUndecided({ ...question, steps })).toBe(who);
    expect(noApprover(who)).toEqual(refusal);
  },
);
