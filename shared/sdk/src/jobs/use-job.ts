import type { Job } from '@atrium/contracts';
import { useCancelJobMutation, useGetJobQuery } from './jobs.api.js';

export interface JobWatch {
  /** Undefined until it is known. */
  job: Job | undefined;
  /** What the query threw. */
  error: unknown;
  /** Asks it to stop; what is done stays. Rejects with an ApiFailure, TRANSITION_REFUSED when it has ended. */
  cancel: () => Promise<void>;
}

/** Work in the background, as it goes on: the live stream says when to look again. */
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
