import type { EmployeeRequest } from '@atrium/contracts';
import { confirm, formatDate, isApiFailure, t, toFailure } from '@atrium/sdk';
import { useState } from 'react';
import { useDecideRequestMutation } from './requests.api.js';

export type Decision = 'approve' | 'decline';

const DANGER = { tone: 'danger' } as const;

/** Asks before a decision, in the words of the specification. */
function ask(decision: Decision): Promise<boolean> {
  const question = {
    title: t('Are you sure?'),
    text: t("You won't be able to revert this!"),
    cancelText: t('No, cancel!'),
  };
  return decision === 'approve'
    ? confirm({ ...question, confirmText: t('Yes, approve it!') })
    : confirm({ ...question, ...DANGER, confirmText: t('Yes, decline it!') });
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
    if (!(await ask(decision))) return;
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
