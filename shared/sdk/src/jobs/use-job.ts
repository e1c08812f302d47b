import type { Job } from '@atrium/contracts';
import { useCancelJobMutation, useGetJobQuery } from './jobs.api.js';

export interface JobWatch {
  /** Undefined until it is loaded. */
  job: Job | undefined;
  /** The error of the query. */
  error: unknown;
  /** Asks the job to stop; what is done stays. Rejects with an ApiFailure, TRANSITION_REFUSED when it has ended. */
  cancel: () => Promise<void>;
}

/** Watches a background job; live events update it. */
export function useJob(id: string): JobWatch {
  const { data, error } = useGetJobQuery(id);
  const [cancelJob] = useCancelJobMutation();
  return {
    job: data,
    error,
    cancel: async () => {
      await cancelJob(id).unwrap();
    },
  };
}
