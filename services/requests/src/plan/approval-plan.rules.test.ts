import type { PlanStep } from '@atrium/contracts';
import { say } from '@atrium/reach';
import type { ApprovalPerson } from '../decision/approval-chain.rules.js';
import { findRepeated, sayStep, toApprovalStep, toPlanStep } from './approval-plan.rules.js';
import { traceChain } from './approval-trace.rules.js';

const step = (more: Partial<PlanStep>): PlanStep => ({
  by: 'manager',
  personId: null,
  role: null,
  permission: null,
  overDays: null,
  overMinutes: null,
  types: [],
  ...more,
});
const hr = (more: Partial<PlanStep> = {}) => step({ by: 'role', role: 'hr', ...more });

test('a step of the company is a step of the chain, and the kind’s own are shown alike', () => {
  expect(toApprovalStep(hr({ overDays: 2, types: ['EL'] }))).toEqual({
    who: 'hr',
    overDays: 2,
    types: ['EL'],
  });
  expect(toApprovalStep(step({ by: 'role', role: 'teamLeader' }))).toEqual({ who: 'role:teamLeader' });
  expect(toApprovalStep(step({ by: 'permission', permission: 'finance/payroll' })).who).toBe(
    'permission:finance/payroll',
  );
  for (const who of ['manager', 'managersManager', 'hr', 'admin', 'permission:finance/payroll'])
    expect(toApprovalStep(toPlanStep({ who, overDays: 3 }))).toEqual({ who, overDays: 3 });
});

test('asking the same again is found, unless types keep the two apart', () => {
  expect(findRepeated([step({}), hr(), hr({ overDays: 5 })])).toBe(2);
  expect(findRepeated([hr({ types: ['EL'] }), hr({ types: ['SL'] })])).toBeNull();
  expect(findRepeated([hr({ types: ['EL'] }), hr({ types: ['SL', 'EL'] })])).toBe(1);
});

test('a step in words', () => {
  const names = { people: new Map([['p', 'Bina Rao']]), types: new Map([['EL', 'Earned leave']]) };
  const said = [hr({ overDays: 2, types: ['EL'] }), step({ by: 'person', personId: 'p' })];
  expect(said.map((each) => say(sayStep(each, names), 'en'))).toEqual([
    'HR · More than 2 days · Earned leave',
    'Bina Rao',
  ]);
});

const someone: ApprovalPerson = { managerId: null, active: true, holds: [], delegation: null };
const away = (delegateId: string) => ({ delegateId, from: '2026-03-01', to: '2026-03-31' });

function whys(people: Record<string, Partial<ApprovalPerson>>, who: string, requesterId = 'asha') {
  const known = new Map(Object.entries(people).map(([id, person]) => [id, { ...someone, ...person }]));
  const question = { people: known, requesterId, days: 2, type: null, today: '2026-03-10' };
  const [traced] = traceChain({ ...question, steps: [{ who, overDays: 1 }] });
  return [traced?.resolved?.approverId, ...(traced?.reasons ?? []).map(({ why }) => why)];
}

test('why a step comes to whom it comes', () => {
  const olga = { holds: ['admin'] };
  expect(whys({ asha: {}, olga }, 'manager')).toEqual(['olga', 'vacant', 'top']);
  expect(
    whys({ asha: { managerId: 'bina' }, bina: { active: false, managerId: 'olga' }, olga }, 'manager'),
  ).toEqual(['olga', 'unable']);
  expect(
    whys({ asha: { managerId: 'bina' }, bina: { delegation: away('carl') }, carl: {} }, 'manager'),
  ).toEqual(['carl', 'standsIn']);
  const circle = { bina: { delegation: away('carl') }, carl: { delegation: away('bina') } };
  expect(whys({ asha: { managerId: 'bina' }, ...circle }, 'manager')).toEqual(['carl', 'standsIn', 'circle']);
  expect(whys({ asha: {}, bina: { managerId: 'olga' }, olga }, 'person:bina', 'bina')).toEqual([
    'olga',
    'own',
  ]);
  expect(whys({ asha: {}, olga }, 'permission:finance/payroll')).toEqual(['olga', 'noHolder']);
  expect(whys({ olga }, 'hr', 'olga')).toEqual([undefined, 'noOne']);
});

test('steps that are not asked say so, and nothing follows where no one can decide', () => {
  const people = new Map([
    ['asha', { ...someone, managerId: 'bina' }],
    ['bina', someone],
  ]);
  const question = { people, requesterId: 'asha', days: 1, type: null, today: '2026-03-10' };
  const steps = [
    { who: 'manager' },
    { who: 'person:bina' },
    { who: 'hr', overDays: 1 },
    { who: 'hr' },
    { who: 'hr' },
  ];
  expect(traceChain({ ...question, steps }).map(({ reasons }) => reasons.map(({ why }) => why))).toEqual([
    [],
    ['again'],
    ['unmet'],
    ['noOne'],
  ]);
});
