import { useRef, useState } from 'react';
import { confirm } from '../confirm/confirm.js';
import type { ConfirmOptions } from '../confirm/confirm.types.js';
import { isApiFailure, readFailure, type ApiFailure } from '../http/api-failure.js';
import { toast } from '../toast/toast.js';
import type { ToastOptions } from '../toast/toast.types.js';

/** A step in words: what is asked before it and said after it. */
export interface Step<Answer> {
  /** Does it; throws what the server refused. */
  work: () => Promise<Answer>;
  /** Asked before; what the person does not agree to is not done. */
  ask?: ConfirmOptions | null | undefined;
  /** Said when it is done; left out, the page itself shows it. */
  done?: string | ((answer: Answer) => string) | undefined;
  doneOptions?: ToastOptions;
  /** What did not happen, above the reason; left out, the reason stands alone. */
  failed?: string | undefined;
  /** Answers a refusal in another way than by its words: true when it did. */
  refused?: ((failure: ApiFailure) => boolean) | undefined;
  /** Steps of one thing do not run together; left out, the hook's are of one thing. */
  of?: string;
}

/** Takes steps: asks, does, says what became of it. A second press while it runs does nothing. */
export function useStep() {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState(false);
  /** @returns whether it is done */
  const take = async <Answer>(step: Step<Answer>): Promise<boolean> => {
    const { of = '' } = step;
    if (running.current.has(of)) return false;
    running.current.add(of);
    try {
      if (step.ask && !(await confirm(step.ask))) return false;
      setBusy(true);
      return await attempt(step);
    } finally {
      running.current.delete(of);
      setBusy(running.current.size > 0);
    }
  };
  return { take, busy };
}

async function attempt<Answer>({ work, done, doneOptions, failed, refused }: Step<Answer>): Promise<boolean> {
  try {
    const answer = await work();
    const words = typeof done === 'function' ? done(answer) : done;
    if (words !== undefined) toast.success(words, doneOptions);
    return true;
  } catch (reason) {
    const failure = isApiFailure(reason) ? reason : readFailure(reason);
    if (refused?.(failure)) return false;
    const { message } = failure.error;
    if (failed === undefined) toast.error(message);
    else toast.error(failed, { text: message });
    return false;
  }
}
