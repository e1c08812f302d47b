import type { EvaluationAnswers, FilledEvaluationForm } from '@atrium/contracts';
import { toFailure, useUnsavedWork, type ApiFailure } from '@atrium/sdk';
import { useRef, useState } from 'react';
import { mergeAnswers } from './answers.rules.js';
import {
  useLazyReadOwnEvaluationFormQuery,
  useSaveOwnEvaluationFormMutation,
  useSubmitOwnEvaluationFormMutation,
} from './evaluation.api.js';
import { usePausedSaving } from './use-paused-saving.js';

export type Saving = { is: 'idle' | 'typing' } | { is: 'saved'; at: Date } | { is: 'failed'; why: string };

type Answer = EvaluationAnswers[string];
const PREFIX = 'answers.';

/** Messages of a refusal, by the key of the question. */
const faultsOf = ({ error: { fields = {} } }: ApiFailure): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, fault]) => [path.slice(PREFIX.length), fault ?? '']));

/** A form while it is written: saved as one types, and merged with what another tab has saved. */
export function useWriting(form: FilledEvaluationForm) {
  const { id } = form;
  const kept = useRef({ answers: form.answers, base: form.answers, version: form.version });
  const [answers, setAnswers] = useState(form.answers);
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [others, setOthers] = useState<EvaluationAnswers>({});
  const paused = useRef(false);
  const [save] = useSaveOwnEvaluationFormMutation();
  const [read] = useLazyReadOwnEvaluationFormQuery();
  const [submitForm] = useSubmitOwnEvaluationFormMutation();
  useUnsavedWork(saving.is === 'typing' || saving.is === 'failed');

  const put = (next: EvaluationAnswers) => {
    kept.current.answers = next;
    setAnswers(next);
  };
  const bodyOf = () => ({ id, version: kept.current.version, answers: kept.current.answers });
  const accept = ({ version }: FilledEvaluationForm, sent: EvaluationAnswers) => {
    kept.current = { ...kept.current, base: sent, version };
    setSaving(kept.current.answers === sent ? { is: 'saved', at: new Date() } : { is: 'typing' });
  };
  /** Another tab was faster: what only one of both has changed is taken, the rest is shown. */
  const meet = async () => {
    const newest = await read(id).unwrap();
    const { base, answers: mine } = kept.current;
    const merged = mergeAnswers({ base, mine, theirs: newest.answers });
    kept.current = { answers: merged.answers, base: newest.answers, version: newest.version };
    setAnswers(merged.answers);
    setOthers(Object.fromEntries(merged.conflicts.map((key) => [key, newest.answers[key] ?? null])));
    paused.current = merged.conflicts.length > 0;
    if (!paused.current) later();
  };
  const fail = async (cause: unknown) => {
    const failure = toFailure(cause);
    setSaving({ is: 'failed', why: failure.error.message });
    if (failure.error.code === 'STALE_VERSION') await meet();
    else setErrors(faultsOf(failure));
  };
  const { later, flush } = usePausedSaving(async () => {
    if (paused.current) return;
    const body = bodyOf();
    try {
      accept(await save(body).unwrap(), body.answers);
    } catch (cause) {
      await fail(cause);
    }
  });
  return {
    answers,
    saving,
    errors,
    setErrors,
    /** What another tab has saved in place of answers that were changed here, too. */
    others,
    answer: (key: string, value: Answer) => {
      put({ ...kept.current.answers, [key]: value });
      setErrors(({ [key]: _, ...rest }) => rest);
      setSaving({ is: 'typing' });
      later();
    },
    /** Ends one of the differences. */
    choose: (key: string, value: Answer) => {
      put({ ...kept.current.answers, [key]: value });
      const { [key]: _, ...rest } = others;
      setOthers(rest);
      paused.current = Object.keys(rest).length > 0;
      later();
    },
    retry: () => {
      later();
      void flush();
    },
    /** @returns whether it was submitted */
    submit: async (): Promise<boolean> => {
      await flush();
      try {
        await submitForm(bodyOf()).unwrap();
        setSaving({ is: 'idle' });
        return true;
      } catch (cause) {
        await fail(cause);
        return false;
      }
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
