import type { LiveEvent } from '@atrium/contracts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
/** The second failure comes within a second of the break, so the person knows before their next click fails. */
const FAILURES_UNTIL_LOST = 2;

/** What a page receives: the server's events, and whether the stream has been broken for long. */
export type StreamEvent = LiveEvent | { type: 'connection'; lost: boolean };

export interface EventStream {
  close(): void;
  /** Reconnects at once, because something indicates that the stream is broken or can be restored. */
  check(): void;
}

export interface StreamPlace {
  url: string;
  /** When the oldest data was asked for that the events are about. */
  since: number;
}

/**
 * Keeps one server-sent stream open. After a break it reconnects with growing, slightly random waits, so that a
 * restarted gateway is not overwhelmed. Events during a break may be missed, so `resync` follows it. Those before it
 * stands for the first time are sent by the server.
 */
export function openEventStream(
  { url, since }: StreamPlace,
  onEvent: (event: StreamEvent) => void,
): EventStream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function open(): void {
    const missed = failures === 0 ? `?age=${Math.max(Math.round(Date.now() - since), 0)}` : '';
    source = new EventSource(url + missed, { withCredentials: true });
    source.onopen = () => {
      if (failures >= FAILURES_UNTIL_LOST) onEvent({ type: 'connection', lost: false });
      if (failures > 0) onEvent({ type: 'resync' });
      failures = 0;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      // The server's own events have the contract's type.
      onEvent(JSON.parse(data) as LiveEvent);
    };
    source.onerror = () => {
      source?.close();
      // A browser without a network says when it has one again, and then the stream is checked.
      const wait = navigator.onLine
        ? Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
        : LONGEST_WAIT_MS;
      failures += 1;
      if (failures === FAILURES_UNTIL_LOST) onEvent({ type: 'connection', lost: true });
      // oxlint-disable-next-line atrium/restricted-syntax -- browsers only need to reconnect at different times
      timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
    };
  }
  function close(): void {
    clearTimeout(timer);
    source?.close();
  }
  open();
  return {
    close,
    check() {
      close();
      failures = Math.max(failures, 1);
      open();
    },
  };
}
