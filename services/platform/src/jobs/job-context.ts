/** What a handler knows about the job that it runs. */
export interface JobContext {
  companyId: string;
  /** The same at every attempt, so it can serve as an idempotency key. */
  jobId: string;
  /** The user who enqueued it; null for a scheduled job. */
  createdBy: string | null;
  /**
   * Aborts when somebody cancels the job or the process must end. The handler should then stop at the next safe point
   * by throwing an error.
   */
  signal: AbortSignal;
  /** Reports progress to the pages that watch the job. In mode `transaction` they see it only at the end. */
  progress(done: number, total: number, words?: string): Promise<void>;
}

/** What the handler of a global job gets. */
export interface GlobalTick {
  /** The scheduled moment, even if the job runs late. */
  at: Date;
  signal: AbortSignal;
}
