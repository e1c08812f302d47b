import { translate } from '@atrium/sdk';
import { useEffect, useRef, useState } from 'react';
import type { ContractForm, FormSchema } from './use-contract-form.js';
import type { Saving } from './saved-state.js';
import { usePausedSaving } from './use-paused-saving.js';
import type { TypedSave } from './save-typed.js';

interface AutosaveOptions {
  /** Off while the form creates something. */
  on: boolean;
  /** What a field is called where it keeps the rest from being saved. */
  labelOf: (name: string) => string;
}

/** Saves a form as one types. Nothing is saved while somebody else's text waits for a choice between both. */
export function useAutosave<S extends FormSchema>(
  form: Pick<ContractForm<S>, 'methods' | 'dirty' | 'conflict' | 'saveTyped'>,
  { on, labelOf }: AutosaveOptions,
) {
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const outcome = useRef<TypedSave['is']>('saved');
  const undecided = form.conflict?.fields.some(({ open }) => open) ?? false;
  const decided = useRef(false);
  const { later, flush } = usePausedSaving(async () => {
    if (undecided && !decided.current) return false;
    if (!form.dirty) {
      outcome.current = 'saved';
      return false;
    }
    const done = await form.saveTyped();
    outcome.current = done.is;
    decided.current = false;
    setSaving(savingOf(done, labelOf));
    return done.is === 'met';
  });
  const typed = on && form.dirty ? JSON.stringify(form.methods.watch()) : null;
  const typing = useRef({ later });
  useEffect(() => {
    typing.current = { later };
  });
  useEffect(() => {
    if (typed === null) return;
    setSaving({ is: 'typing' });
    typing.current.later();
  }, [typed]);
  /** @returns whether everything is saved */
  const settle = async (): Promise<boolean> => {
    later();
    await flush();
    return outcome.current === 'saved';
  };
  return {
    saving,
    undecided,
    settle,
    /** Saves what was chosen where both had changed a text. */
    decide: () => {
      decided.current = true;
      return settle();
    },
  };
}

function savingOf(done: TypedSave, labelOf: AutosaveOptions['labelOf']): Saving {
  if (done.is === 'saved') return { is: 'saved', at: new Date() };
  if (done.is === 'failed') return { is: 'failed', why: done.why };
  if (done.is === 'unfinished')
    return { is: 'unfinished', why: `${labelOf(done.name)}: ${translate(done.why)}` };
  return { is: 'typing' };
}
