import type { EvaluationAnswers, FilledEvaluationForm } from '@atrium/contracts';
import { toFailure, useUnsavedWork, type ApiFailure } from '@atrium/sdk';
import { usePausedSaving, type Saving } from '@atrium/ui';
import { useRef, useState } from 'react';
import { mergeAnswers } from './answers.rules.js';
import {
  useLazyReadOwnEvaluationFormQuery,
  useSaveOwnEvaluationFormMutation,
  useSubmitOwnEvaluationFormMutation,
} from './evaluation.api.js';

type Answer = EvaluationAnswers[string];
const PREFIX = 'answers.';

/** Messages of a refusal, by the key of the question. */
const faultsOf = ({ error: { fields = {} } }: ApiFailure): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, fault]) => [path.slice(PREFIX.length), fault]));

/** What is typed, beside what is saved. */
function useDraft(form: FilledEvaluationForm) {
  const kept = useRef({ answers: form.answers, base: form.answers, version: form.version });
  const [answers, setAnswers] = useState(form.answers);
  const [others, setOthers] = useState<EvaluationAnswers>({});
  const paused = useRef(false);
  const differ = (left: EvaluationAnswers) => {
    setOthers(left);
    paused.current = Object.keys(left).length > 0;
  };
  const put = (key: string, value: Answer) => {
    kept.current.answers = { ...kept.current.answers, [key]: value };
    setAnswers(kept.current.answers);
  };
  return {
    kept,
    answers,
    /** What another tab has saved in place of answers that were changed here, too. */
    others,
    /** Nothing is saved while they differ. */
    paused,
    put,
    /** What was sent is saved. */
    settle: (base: EvaluationAnswers, version: number) => {
      kept.current = { ...kept.current, base, version };
    },
    /** Another tab was faster: what only one of both has changed is taken, the rest is shown. */
    meet: (newest: FilledEvaluationForm) => {
      const { base, answers: mine } = kept.current;
      const merged = mergeAnswers({ base, mine, theirs: newest.answers });
      kept.current = { answers: merged.answers, base: newest.answers, version: newest.version };
      setAnswers(merged.answers);
      differ(Object.fromEntries(merged.conflicts.map((key) => [key, newest.answers[key] ?? null])));
    },
    /** Ends one of the differences. */
    choose: (key: string, value: Answer) => {
      put(key, value);
      const { [key]: _, ...rest } = others;
      differ(rest);
    },
  };
}

/** Saves and submits a draft, and says how far that is. */
function useSaving(id: string, draft: ReturnType<typeof useDraft>) {
  const { kept, paused } = draft;
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [save] = useSaveOwnEvaluationFormMutation();
  const [read] = useLazyReadOwnEvaluationFormQuery();
  const [submitForm] = useSubmitOwnEvaluationFormMutation();
  const bodyOf = () => ({ id, version: kept.current.version, answers: kept.current.answers });
  const accept = ({ version }: FilledEvaluationForm, sent: EvaluationAnswers) => {
    draft.settle(sent, version);
    setSaving(kept.current.answers === sent ? { is: 'saved', at: new Date() } : { is: 'typing' });
  };
  /** @returns whether what is written now is to be saved once more */
  const fail = async (cause: unknown): Promise<boolean> => {
    const failure = toFailure(cause);
    setSaving({ is: 'failed', why: failure.error.message });
    if (failure.error.code !== 'STALE_VERSION') {
      setErrors(faultsOf(failure));
      return false;
    }
    draft.meet(await read(id).unwrap());
    return !paused.current;
  };
  const { later, flush } = usePausedSaving(async () => {
    if (paused.current) return false;
    const body = bodyOf();
    try {
      accept(await save(body).unwrap(), body.answers);
      return false;
    } catch (cause) {
      return fail(cause);
    }
  });
  const submit = async (): Promise<boolean> => {
    await flush();
    if (paused.current) return false;
    try {
      await submitForm(bodyOf()).unwrap();
      setSaving({ is: 'idle' });
      return true;
    } catch (cause) {
      if (await fail(cause)) later();
      return false;
    }
  };
  return { saving, setSaving, errors, setErrors, later, flush, submit };
}

/** A form while it is written: saved as one types, and merged with what another tab has saved. */
export function useWriting(form: FilledEvaluationForm) {
  const draft = useDraft(form);
  const { saving, setSaving, errors, setErrors, later, flush, submit } = useSaving(form.id, draft);
  useUnsavedWork(saving.is === 'typing' || saving.is === 'failed');
  return {
    answers: draft.answers,
    others: draft.others,
    saving,
    errors,
    setErrors,
    answer: (key: string, value: Answer) => {
      draft.put(key, value);
      setErrors(({ [key]: _, ...rest }) => rest);
      setSaving({ is: 'typing' });
      later();
    },
    choose: (key: string, value: Answer) => {
      draft.choose(key, value);
      later();
    },
    retry: () => {
      later();
      void flush();
    },
    /** @returns whether it was submitted */
    submit,
  };
}

export type Writing = ReturnType<typeof useWriting>;
