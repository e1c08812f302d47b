import { readFailure } from '../http/api-failure.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** Failures in a row, which take some minutes. */
const MOST_FAILURES = 20;

const PASSING = new Set([
  'UNREACHABLE',
  'TIMEOUT',
  'UNREADABLE',
  'UNAVAILABLE',
  'UPLOAD_ELSEWHERE',
  'MALFORMED_REQUEST',
]);

/** Decides how long to wait for a cut connection. */
export class UploadRetry {
  private failures = 0;

  constructor(private readonly signal: AbortSignal | undefined) {}

  reset(): void {
    this.failures = 0;
  }

  /**
   * Waits for a while, or until the browser is online again.
   * @throws the reason when waiting cannot help, has taken too long, or was aborted
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
