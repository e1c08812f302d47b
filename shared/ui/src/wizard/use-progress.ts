import { useEffect, useRef, useState } from 'react';
import type { WizardForm, WizardProgress, WizardProps } from './wizard.types.js';

/** `at` is the time of the last save. */
export type Kept =
  { state: 'none' } | { state: 'saving' } | { state: 'failed' } | { state: 'saved'; at: Date };

const PAUSE = 1_500;

/**
 * Saves progress after each step and when typing pauses. One save runs at a time and the latest progress wins, so that
 * an older one never overwrites it.
 */
export function useProgress(form: WizardForm, step: string, save: WizardProps['save']) {
  const [kept, setKept] = useState<Kept>({ state: 'none' });
  const next = useRef<WizardProgress | null>(null);
  const running = useRef(false);

  const run = async () => {
    if (running.current) return;
    running.current = true;
    setKept({ state: 'saving' });
    let failed = false;
    for (let progress = next.current; progress; progress = next.current) {
      next.current = null;
      failed = !(await keep(progress, save, form));
    }
    running.current = false;
    setKept(failed ? { state: 'failed' } : { state: 'saved', at: new Date() });
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keepNow = (at: string = step) => {
    clearTimeout(timer.current);
    next.current = { step: at, values: form.methods.getValues() };
    void run();
  };

  const keepSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, PAUSE);
  };
  /** A draft saved after the whole was sent would come back as unfinished. */
  const stop = () => {
    clearTimeout(timer.current);
    next.current = null;
  };
  return { kept, keepNow, keepSoon, stop };
}

/** What is saved is no longer unsaved work, so leaving the page does not ask. */
async function keep(progress: WizardProgress, save: WizardProps['save'], form: WizardForm): Promise<boolean> {
  try {
    await save(progress);
  } catch {
    return false;
  }
  form.methods.reset(progress.values, { keepValues: true, keepErrors: true, keepTouched: true });
  return true;
}
