import type { JobState } from '@atrium/contracts';

/** A row of the table `job`. */
export interface JobRecord {
  id: string;
  kind: string;
  title: string;
  payload: unknown;
  state: JobState;
  kept: boolean;
  run: number;
  progressDone: number | null;
  progressTotal: number | null;
  progressWords: string | null;
  result: Record<string, unknown> | null;
  error: string | null;
  cancelRequestedAt: Date | null;
  createdAt: Date;
  createdBy: string | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  version: number;
}

export interface NewJob {
  kind: string;
  title: string;
  payload: unknown;
  kept: boolean;
  key: string | null;
  tick: Date | null;
  createdBy: string | null;
}

export interface QueuePlace {
  runAt: Date | null;
  priority: number | null;
  attempts: number;
}
