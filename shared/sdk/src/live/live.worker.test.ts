import type { StreamEvent } from './event-stream.js';
import './live.worker.js';

/** A replacement for the browser's EventSource, which jsdom lacks. */
class SentSource {
  static last: SentSource;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    SentSource.last = this;
  }
  close() {}
}

/** A tab of the browser that joins the worker. */
function joinSince(since: number) {
  const received: StreamEvent[] = [];
  const port = {
    onmessage: (_message: { data: object }) => undefined,
    postMessage: (event: StreamEvent) => void received.push(event),
  };
  const onconnect = Reflect.get(globalThis, 'onconnect') as (event: { ports: object[] }) => void;
  onconnect({ ports: [port] });
  port.onmessage({ data: { type: 'join', url: '/api/events', since } });
  return {
    leave: () => port.onmessage({ data: { type: 'leave' } }),
    told: () => received.map(({ type }) => type),
  };
}

test('a tab that joins the stream of another hears what has changed since it asked for its data', () => {
  Object.assign(globalThis, { EventSource: SentSource });
  const start = Date.now();
  const first = joinSince(start);
  SentSource.last.onopen?.();
  for (const type of ['portal-changed', 'session-ended'])
    SentSource.last.onmessage?.({ data: JSON.stringify({ type }) });
  const tabs = [joinSince(start), joinSince(Date.now() + 1), joinSince(start - 1)];
  expect(tabs.map(({ told }) => told())).toEqual([
    ['portal-changed', 'connection'],
    ['connection'],
    ['resync', 'connection'],
  ]);
  for (const { leave } of [first, ...tabs]) leave();
});
