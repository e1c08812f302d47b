import { useRef, useState } from 'react';
import { confirm } from '../confirm/confirm.js';
import type { ConfirmOptions } from '../confirm/confirm.types.js';
import { t } from '../language/texts.js';
import { toFailure, type ApiFailure } from '../http/api-failure.js';
import { tellFailure } from '../toast/tell-failure.js';
import { toast } from '../toast/toast.js';
import type { ToastOptions } from '../toast/toast.types.js';

/** A step with its question and its messages. */
export interface Step<Answer> {
  /** Does the step; throws the server's refusal. */
  work: () => Promise<Answer>;
  /** Asked before; if the person declines, nothing is done. */
  ask?: ConfirmOptions | null | undefined;
  /** Shown when it is done; left out where the page itself shows it. */
  done?: string | ((answer: Answer) => string | undefined) | undefined;
  doneOptions?: ToastOptions;
  /** Shows the result before the server answers; returns what takes it back after a refusal. */
  shown?: (() => () => void) | undefined;
  /** Offered as Undo in the message of `done`. */
  undo?: ((answer: Answer) => Promise<unknown>) | undefined;
  /** Whether it can be undone; left out, it always can. */
  mayUndo?: ((answer: Answer) => boolean) | undefined;
  /** Shown above the reason of a failure; left out, only the reason is shown. */
  failed?: string | undefined;
  /** Handles a refusal in another way than by a message; returns true when it did. */
  refused?: ((failure: ApiFailure) => boolean) | undefined;
  /** Steps of the same subject do not run at the same time; by default all steps of the hook have one subject. */
  of?: string;
}

/** Takes steps: asks, does the work, and reports the result. A second press while a step runs does nothing. */
export function useStep() {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState(false);
  /** @returns whether it was done */
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

async function attempt<Answer>(step: Step<Answer>): Promise<boolean> {
  const { work, shown, failed, refused } = step;
  const takeBack = shown?.();
  try {
    report(step, await work());
    return true;
  } catch (reason) {
    takeBack?.();
    const failure = toFailure(reason);
    if (refused?.(failure)) return false;
    if (failed === undefined) toast.error(failure.error.message);
    else tellFailure(failed, failure);
    return false;
  }
}

function report<Answer>({ done, doneOptions, undo, mayUndo }: Step<Answer>, answer: Answer): void {
  const words = typeof done === 'function' ? done(answer) : done;
  if (words === undefined) return;
  if (!undo || mayUndo?.(answer) === false) {
    toast.success(words, doneOptions);
    return;
  }
  offerUndo(words, () => undo(answer), doneOptions);
}

/** Says what was done, with Undo, also where a form did it; what cannot be undone is said. */
export function offerUndo(words: string, undo: () => Promise<unknown>, options?: ToastOptions): void {
  const failed = t('This could not be undone');
  const onPress = () => void attempt({ work: undo, failed });
  // A plain message stays longer than that of a success: a person needs time to press.
  toast(words, { ...options, action: { label: t('Undo'), onPress } });
}
