import { jest } from '@jest/globals';
import { isOnline } from './online.js';

let network: jest.SpiedGetter<boolean>;

beforeEach(() => {
  jest.useFakeTimers();
  network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a network that comes back within four seconds is waited for', async () => {
  const online = isOnline();
  await jest.advanceTimersByTimeAsync(3_900);
  network.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(await online).toBe(true);
});

test('after four seconds the person is told that there is none', async () => {
  const told = jest.fn();
  void isOnline().then(told);
  await jest.advanceTimersByTimeAsync(3_900);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toHaveBeenCalledWith(false);
});

test('nobody waits for what was given up, before or meanwhile', async () => {
  const given = new AbortController();
  const online = isOnline(given.signal);
  given.abort();
  expect(await online).toBe(false);
  expect(await isOnline(given.signal)).toBe(false);
  network.mockReturnValue(true);
  expect(await isOnline(given.signal)).toBe(false);
});
