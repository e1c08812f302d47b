import type { LiveEvent } from '@atrium/contracts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
/** The second failure follows the break within a second: it is said before somebody's next press fails. */
const FAILURES_UNTIL_LOST = 2;

/** What a page hears: the server's events, and whether the stream that brings them has been broken for long. */
export type StreamEvent = LiveEvent | { type: 'connection'; lost: boolean };

export interface EventStream {
  close(): void;
  /** Opens it anew at once: something says that it is broken, or that a broken one can be mended. */
  check(): void;
}

/**
 * Holds one server-sent stream open: after a break it opens again, waiting longer each time with some chance in it,
 * so that a restarted gateway is not stormed. Whatever came before a break may be missed, so `resync` follows it.
 */
export function openEventStream(url: string, onEvent: (event: StreamEvent) => void): EventStream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function open(): void {
    source = new EventSource(url, { withCredentials: true });
    source.onopen = () => {
      if (failures >= FAILURES_UNTIL_LOST) onEvent({ type: 'connection', lost: false });
      if (failures > 0) onEvent({ type: 'resync' });
      failures = 0;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      // The server's own events, typed by the contract.
      onEvent(JSON.parse(data) as LiveEvent);
    };
    source.onerror = () => {
      source?.close();
      const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
      failures += 1;
      if (failures === FAILURES_UNTIL_LOST) onEvent({ type: 'connection', lost: true });
      // oxlint-disable-next-line atrium/restricted-syntax -- browsers only have to come back at different times
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
