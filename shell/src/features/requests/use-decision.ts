import type { EmployeeRequest } from '@atrium/contracts';
import { askDecision, formatDate, isApiFailure, t, toFailure, type RequestDecision } from '@atrium/sdk';
import { useState } from 'react';
import { useDecideRequestMutation } from './requests.api.js';

export type Decision = RequestDecision;

/** What came of it; of several requests that were decided at once how many. */
export interface Outcome {
  decision: Decision;
  count: number;
}

/** Who decided before, and when. */
function sayRefusal(reason: unknown): string {
  const { error } = toFailure(reason);
  const { by, at } = error.fields ?? {};
  if (error.code !== 'ALREADY_DECIDED' || !by || !at) return error.message;
  return t('{name} decided this request on {date}.', { name: by, date: formatDate(at) });
}

/** Decides a request: asks, saves, and tells the outcome with `onDone`. What was refused is told, nothing changes. */
export function useDecision(request: EmployeeRequest, onDone: (decision: Decision) => void) {
  const [send, { isLoading }] = useDecideRequestMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const decide = async (decision: Decision, reason: string | null = null): Promise<void> => {
    if (!(await askDecision(decision))) return;
    const { id, version, step } = request;
    try {
      await send({ id, version, step, decision, reason }).unwrap();
      onDone(decision);
    } catch (cause) {
      setRefusal(sayRefusal(cause));
      if (!isApiFailure(cause)) throw cause;
    }
  };
  return { decide, refusal, busy: isLoading };
}
