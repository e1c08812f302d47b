import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { LiveEvent } from '@atrium/contracts';
import type { HttpClient } from './http-client.js';

/** Shorter than a test's time limit, so that the error says what was waited for. */
const WAIT_MS = 45_000;

/** An open stream of live events. */
export interface EventStream {
  status: number;
  /** The next event not yet taken. @throws {Error} when none comes within 45 s */
  next(): Promise<LiveEvent>;
  /**
   * The first event of this type, and of this tag, that was not yet taken; others before it are dropped. In a whole portal
   * something that happened before the stream was opened can arrive on it.
   * @throws {Error} when none comes within 45 s
   */
  until(type: LiveEvent['type'], tag?: string): Promise<LiveEvent>;
  /** The events that have arrived and were not taken. */
  unread(): LiveEvent[];
  /** Settles when the server has closed the stream. */
  ended: Promise<void>;
  close(): void;
}

export async function openEvents(
  client: HttpClient,
  headers: Record<string, string> = {},
  query = '',
): Promise<EventStream> {
  const answer = await client.open({ method: 'GET', path: `/api/events${query}`, headers });
  const arrived: LiveEvent[] = [];
  const waiting: ((event: LiveEvent) => void)[] = [];
  const lines = createInterface({ input: answer });
  lines.on('line', (line) => {
    if (!line.startsWith('data: ')) return;
    const event = JSON.parse(line.slice('data: '.length)) as LiveEvent;
    const taker = waiting.shift();
    if (taker) taker(event);
    else arrived.push(event);
  });
  answer.on('error', () => undefined);
  const next = () => new Promise<LiveEvent>((resolve) => takeFirst(arrived, waiting, resolve));
  return {
    status: answer.statusCode ?? 0,
    next: () => within(next()),
    until: (type, tag) => within(firstOf(next, type, tag)),
    unread: () => [...arrived],
    ended: once(lines, 'close').then(() => undefined),
    close: () => answer.destroy(),
  };
}

async function firstOf(next: () => Promise<LiveEvent>, type: LiveEvent['type'], tag?: string) {
  for (;;) {
    const event = await next();
    const tags: readonly string[] = event.type === 'invalidate' ? event.tags : [];
    if (event.type === type && (tag === undefined || tags.includes(tag))) return event;
  }
}

function takeFirst(
  arrived: LiveEvent[],
  waiting: ((event: LiveEvent) => void)[],
  resolve: (event: LiveEvent) => void,
): void {
  const event = arrived.shift();
  if (event) resolve(event);
  else waiting.push(resolve);
}

async function within(event: Promise<LiveEvent>): Promise<LiveEvent> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No live event came.')), WAIT_MS);
  });
  return Promise.race([event, late]).finally(() => clearTimeout(timer));
}
