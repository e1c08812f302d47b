import type { AttemptPaper, QuestionAnswer } from '@atrium/contracts';
import { toFailure, useUnsavedWork } from '@atrium/sdk';
import { useEffect, useRef, useState } from 'react';
import { seqsOf, sentAnswers, unsentOf, withHanded, type Answers } from './answers.rules.js';
import { useSaveAnswersMutation } from './taking.api.js';
import { keepAnswers, readKeptAnswers } from './kept-answers.rules.js';
import { useTakingLink } from './use-taking-link.js';

const PAUSE_MS = 800;
const AGAIN_MS = 5_000;

interface Watching {
  /** The server says how much time is left. */
  onTime: (leftMs: number | null) => void;
  /** The attempt is over, or was answered elsewhere. */
  onElsewhere: () => void;
}

/** What is answered: kept here at once, and sent as soon as there is a connection. */
export function useAnswers(paper: AttemptPaper, { onTime, onElsewhere }: Watching) {
  const [save] = useSaveAnswersMutation();
  const link = useTakingLink();
  const [local, setLocal] = useState<Answers>(() => readKeptAnswers(paper.id));
  const [seqs, setSeqs] = useState<Readonly<Record<string, number>>>(() => seqsOf(paper.answers));
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [failed, setFailed] = useState(false);
  const sending = useRef(false);

  const known = { ...seqsOf(paper.answers) };
  for (const [id, seq] of Object.entries(seqs)) known[id] = Math.max(seq, known[id] ?? 0);
  const unsent = unsentOf(local, known);
  const answers = withHanded({ ...paper.answers, ...newest(local, paper.answers) }, paper);
  const waiting = Object.keys(unsent).length;
  useUnsavedWork(waiting > 0);

  const send = async () => {
    if (sending.current || waiting === 0) return;
    sending.current = true;
    try {
      const saved = await save({ id: paper.id, link, answers: sentAnswers(unsent) }).unwrap();
      setSeqs(saved.seqs);
      setSavedAt(new Date());
      setFailed(false);
      onTime(saved.leftMs);
      if (saved.stale.length > 0) {
        setLocal((before) => without(before, saved.stale));
        onElsewhere();
      }
    } catch (reason) {
      setFailed(true);
      if (toFailure(reason).status === 409) onElsewhere();
    } finally {
      sending.current = false;
    }
  };
  useEffect(() => keepAnswers(paper.id, unsent));
  useSending(unsent, send);

  const change = (id: string, given: { value?: QuestionAnswer; flagged?: boolean }) =>
    setLocal((before) => {
      const { value = null, flagged = false, seq = 0 } = before[id] ?? paper.answers[id] ?? {};
      const next = Math.max(seq, known[id] ?? 0) + 1;
      return { ...before, [id]: { value, flagged, ...given, seq: next } };
    });
  /** A question that is left for good. */
  const drop = (id: string) => setLocal((before) => without(before, [id]));
  return { answers, change, drop, unsent, waiting, savedAt, failed: failed && waiting > 0 };
}

/** Sends soon after each change, and again until it has arrived. */
function useSending(unsent: Answers, send: () => Promise<void>): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const changes = sentAnswers(unsent)
    .map(({ question, seq }) => `${question} ${String(seq)}`)
    .join();
  useEffect(() => {
    if (changes === '') return undefined;
    const run = () => void latest.current();
    const soon = setTimeout(run, PAUSE_MS);
    const again = setInterval(run, AGAIN_MS);
    addEventListener('online', run);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
      removeEventListener('online', run);
    };
  }, [changes]);
}

const newest = (local: Answers, saved: Answers): Answers => unsentOf(local, lowered(seqsOf(saved)));

/** What is saved is what was typed here, where both have the same count. */
const lowered = (seqs: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(seqs).map(([id, seq]) => [id, seq - 1]));

const without = (answers: Answers, ids: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)));
