import { REQUEST_ACTIONS, REQUEST_STATES, type RequestAction, type RequestState } from '@atrium/contracts';
import { decide, type DecidedRequest, type DecisionAttempt } from './decision.rules.js';

const REQUEST: DecidedRequest = { state: 'pending', requesterId: 'asha', step: 1, version: 3 };
const STEPS = [['bina'], ['hema']];

const act = (
  action: RequestAction,
  actorId: string,
  request: Partial<DecidedRequest> = {},
  more: Partial<DecisionAttempt> = {},
) => decide({ ...REQUEST, ...request }, { action, actorId, steps: STEPS, today: '2026-03-02', ...more });

test('approvals go step by step; the last one has its effect', () => {
  expect(act('approve', 'bina')).toEqual({ state: 'pending', step: 2, outcome: null });
  expect(act('approve', 'hema', { step: 2 })).toEqual({ state: 'approved', step: 2, outcome: 'approved' });
  expect(act('decline', 'bina', {}, { reason: 'Cover is booked' })).toMatchObject({ outcome: 'declined' });
  expect(act('withdraw', 'asha', { step: 2 })).toMatchObject({ state: 'withdrawn' });
});

test('the first reason against an action is told', () => {
  expect(act('approve', 'asha', { state: 'approved' }, { version: 2 })).toEqual({ error: 'STALE_VERSION' });
  expect(act('approve', 'asha', { state: 'approved' }, { version: 3 })).toEqual({ error: 'OWN_REQUEST' });
  expect(act('decline', 'zoe', { state: 'approved' })).toEqual({ error: 'ALREADY_DECIDED' });
  expect(act('approve', 'bina', { step: 2 }, { sawStep: 1 })).toEqual({ error: 'ALREADY_DECIDED' });
  expect(act('approve', 'zoe', { state: 'withdrawn' })).toEqual({ error: 'TRANSITION_REFUSED' });
  expect(act('withdraw', 'asha', { state: 'approved' })).toEqual({ error: 'TRANSITION_REFUSED' });
  expect(act('decline', 'hema')).toEqual({ error: 'NOT_YOUR_TURN' });
  expect(act('withdraw', 'bina')).toEqual({ error: 'NOT_YOUR_TURN' });
  expect(act('decline', 'bina', {}, { reason: '  ' })).toEqual({ error: 'REASON_REQUIRED' });
});

test('what is approved is cancelled by asking, or by HR as long as no date is locked', () => {
  const dates = { from: '2026-03-10', to: '2026-03-12' };
  const asked: Partial<DecidedRequest> = { state: 'cancelRequested', ...dates };
  expect(act('requestCancel', 'asha', { state: 'approved' })).toMatchObject({ state: 'cancelRequested' });
  expect(act('approveCancel', 'bina', asked)).toMatchObject({ state: 'cancelled', outcome: 'cancelled' });
  expect(act('approveCancel', 'bina', asked, { today: '2026-03-11' })).toMatchObject({
    state: 'taken',
    outcome: 'cutShort',
  });
  expect(act('declineCancel', 'bina', asked)).toEqual({ error: 'REASON_REQUIRED' });
  const taken: Partial<DecidedRequest> = { state: 'taken', ...dates };
  expect(act('hrCancel', 'hema', taken)).toMatchObject({ state: 'cancelled' });
  expect(act('hrCancel', 'bina', taken)).toEqual({ error: 'NOT_YOUR_TURN' });
  expect(act('hrCancel', 'hema', taken, { lockedUntil: '2026-03-10' })).toEqual({ error: 'DAY_LOCKED' });
});

test('only pending requests move on by a decision, whoever acts', () => {
  const settled = REQUEST_STATES.filter((state) => state !== 'pending');
  const tried = settled.flatMap((state: RequestState) =>
    ['asha', 'bina', 'hema'].flatMap((actor) => [
      act('approve', actor, { state }),
      act('decline', actor, { state }, { reason: 'No' }),
      act('withdraw', actor, { state }),
    ]),
  );
  expect(tried.every((result) => 'error' in result)).toBe(true);
  const refused = REQUEST_ACTIONS.filter((action) => 'error' in act(action, 'zoe', {}, { reason: 'No' }));
  expect(refused).toEqual([...REQUEST_ACTIONS]);
});
