/** What a handler knows of the job that it does. */
export interface JobContext {
  companyId: string;
  /** The same at every attempt: a key for effects. */
  jobId: string;
  /** The user who set it off; null when it came by itself. */
  createdBy: string | null;
  /** Aborts when somebody cancels the job or the process has to end: stop at the next good place, by an error. */
  signal: AbortSignal;
  /** Tells who watches how far it is; seen at once in mode `steps` only. */
  progress(done: number, total: number, words?: string): Promise<void>;
}

/** What a global job's handler is told. */
export interface GlobalTick {
  /** The moment of the schedule, however late it is. */
  at: Date;
  signal: AbortSignal;
}
