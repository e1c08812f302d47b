import type { ResolvedRemote } from '@atrium/contracts';
import { listAttempts } from './attempts.rules.js';
import { beginRound, changePart, type PartState } from './part-state.rules.js';
import { RemoteLoadError } from './remote-load-error.js';

const release = (version: string) => ({ version, base: `/remotes/${version}/`, manifestIntegrity: '' });
const remote: ResolvedRemote = {
  id: 'hr',
  title: 'HR',
  icon: '',
  routes: [],
  nav: [],
  slots: [],
  release: release('2.0.0'),
  lastKnownGood: release('1.0.0'),
};
const versions = (round: number) => listAttempts(remote, round).map((attempt) => attempt.release.version);

const errorAt = (phase: 'page' | 'render', version = '2.0.0') =>
  new RemoteLoadError({ remote: 'hr', version, phase }, new Error('why'));
const fail = (state: PartState, error = errorAt('page'), wasShown = false) =>
  changePart(state, { type: 'failed', error, wasShown });
const Page = () => null;

test('a release is tried twice, then the last known good one; after Retry once', () => {
  expect(versions(0)).toEqual(['2.0.0', '2.0.0', '1.0.0']);
  expect(versions(1)).toEqual(['2.0.0', '1.0.0']);
  expect(listAttempts({ ...remote, lastKnownGood: null }, 0)).toHaveLength(2);
});

test('a file that hangs in both tries of a release leaves time for the card within 8 s', () => {
  const [first, second] = listAttempts(remote, 0);
  expect((first?.fileLimitMs ?? 0) + (second?.fileLimitMs ?? 0)).toBeLessThan(8_000);
});

test('each failure leads to the next attempt, the last one to the card with the first error', () => {
  const first = fail(beginRound(listAttempts(remote, 0), 0), errorAt('page'));
  const second = fail(first, errorAt('page'));
  const third = fail(second, errorAt('render', '1.0.0'));
  expect([first, second, third].map(({ step, failed }) => [step, failed])).toEqual([
    [1, false],
    [2, false],
    [2, true],
  ]);
  expect(third.error?.version).toBe('2.0.0');
});

test('an error after the part was shown leads to the card at once', () => {
  const shown = changePart(beginRound(listAttempts(remote, 0), 0), { type: 'loaded', component: Page });
  expect(fail(shown, errorAt('render'), true)).toMatchObject({ failed: true, component: null });
  expect(fail(shown, errorAt('render'), false)).toMatchObject({ failed: false, step: 1 });
});

test('a part that loads after the time limit is still shown', () => {
  const late = changePart(beginRound(listAttempts(remote, 0), 0), { type: 'late' });
  expect(late).toMatchObject({ late: true, component: null });
  expect(changePart(late, { type: 'loaded', component: Page })).toMatchObject({
    late: false,
    component: Page,
  });
});

test('Retry begins a new round', () => {
  const failed = fail(fail(fail(beginRound(listAttempts(remote, 0), 0))));
  const retried = changePart(failed, { type: 'retried', attempts: listAttempts(remote, 1) });
  expect(retried).toMatchObject({ round: 1, step: 0, error: null, failed: false, late: false });
});
