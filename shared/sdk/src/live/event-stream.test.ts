import { jest } from '@jest/globals';
import { openEventStream, type EventStream, type StreamEvent } from './event-stream.js';

/** A replacement for the browser's EventSource, which jsdom lacks; the test controls it. */
class ScriptedSource {
  static all: ScriptedSource[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  constructor(readonly url: string) {
    ScriptedSource.all.push(this);
  }
  close() {
    this.closed = true;
  }
}

const { all } = ScriptedSource;
const last = () => all[all.length - 1]!;
let received: StreamEvent[];
let stream: EventStream;

beforeEach(() => {
  jest.useFakeTimers();
  all.length = 0;
  received = [];
  Object.assign(globalThis, { EventSource: ScriptedSource });
  stream = openEventStream({ url: '/api/events', since: Date.now() - 1_200 }, (event) =>
    received.push(event),
  );
});
afterEach(() => {
  stream.close();
  jest.useRealTimers();
});

test('events come through, and nothing has to be caught up at first', () => {
  last().onopen?.();
  last().onmessage?.({ data: '{"type":"invalidate","tags":["User"]}' });
  expect(received).toEqual([{ type: 'invalidate', tags: ['User'] }]);
});

test('after a break it opens again and asks to catch up', () => {
  last().onopen?.();
  last().onerror?.();
  expect(last().closed).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(all).toHaveLength(2);
  expect(received).toEqual([]);
  last().onopen?.();
  expect(received).toEqual([{ type: 'resync' }]);
  expect(all.map(({ url }) => url)).toEqual(['/api/events?age=1200', '/api/events']);
});

test('it waits longer after each failure, at most 10 s', () => {
  const waits: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    last().onerror?.();
    const opened = all.length;
    let waited = 0;
    while (all.length === opened) {
      jest.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  waits.forEach((wait, failure) => {
    const longest = Math.min(1_000 * 2 ** failure, 10_000);
    expect(wait).toBeGreaterThanOrEqual(longest / 2);
    expect(wait).toBeLessThanOrEqual(longest + 100);
  });
});

test('without a network it waits long instead of failing again and again', () => {
  last().onopen?.();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  last().onerror?.();
  jest.advanceTimersByTime(4_900);
  expect(all).toHaveLength(1);
  stream.check();
  expect(all).toHaveLength(2);
  jest.restoreAllMocks();
});

test('a break that lasts is told once, and its end before catching up', () => {
  last().onopen?.();
  for (let failure = 0; failure < 6; failure += 1) {
    last().onerror?.();
    jest.advanceTimersByTime(60_000);
  }
  expect(received).toEqual([{ type: 'connection', lost: true }]);
  last().onopen?.();
  expect(received.slice(1)).toEqual([{ type: 'connection', lost: false }, { type: 'resync' }]);
});

test('a break is told within two seconds', () => {
  last().onopen?.();
  last().onerror?.();
  jest.advanceTimersByTime(1_000);
  last().onerror?.();
  expect(received).toEqual([{ type: 'connection', lost: true }]);
});

test('one that is checked opens anew at once, and asks to catch up', () => {
  last().onopen?.();
  stream.check();
  expect(all.map(({ closed }) => closed)).toEqual([true, false]);
  last().onopen?.();
  expect(received).toEqual([{ type: 'resync' }]);
  last().onerror?.();
  jest.advanceTimersByTime(1_000);
  last().onerror?.();
  stream.check();
  last().onopen?.();
  jest.advanceTimersByTime(60_000);
  expect(all).toHaveLength(4);
  expect(received.slice(2)).toEqual([{ type: 'connection', lost: false }, { type: 'resync' }]);
});

test('a closed stream stays closed', () => {
  last().onerror?.();
  stream.close();
  jest.advanceTimersByTime(60_000);
  expect(all).toHaveLength(1);
});
