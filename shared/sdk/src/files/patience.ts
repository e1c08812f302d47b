import { readFailure } from '../http/api-failure.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** In a row: some minutes. */
const MOST_FAILURES = 20;

const PASSING = new Set([
  'UNREACHABLE',
  'TIMEOUT',
  'UNREADABLE',
  'UNAVAILABLE',
  'UPLOAD_ELSEWHERE',
  'MALFORMED_REQUEST',
]);

/** How long a cut connection is waited for. */
export class Patience {
  private failures = 0;

  constructor(private readonly signal: AbortSignal | undefined) {}

  renew(): void {
    this.failures = 0;
  }

  /**
   * Waits for a while, or until the browser is online again.
   * @throws the reason when it does not pass by waiting, was waited for long enough, or nobody wants to wait
   */
  async wait(reason: unknown): Promise<void> {
    this.failures += 1;
    const passing = PASSING.has(readFailure(reason).error.code);
    if (!passing || this.failures > MOST_FAILURES || this.signal?.aborted) throw reason;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.failures - 1));
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        removeEventListener('online', go);
        this.signal?.removeEventListener('abort', go);
        resolve();
      };
      const timer = setTimeout(go, pause);
      addEventListener('online', go);
      this.signal?.addEventListener('abort', go);
    });
    this.signal?.throwIfAborted();
  }
}
