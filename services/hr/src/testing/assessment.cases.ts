import {
  deadlineOf,
  NEW_ATTEMPT,
  stateOfAttempt,
  takeEvent,
  type Attempt,
  type AttemptEvent,
  type AttemptResult,
} from '../assessment/attempt-clock.rules.js';
import { gradeOf, markAll, type CountedAttempt, type MarkedAttempt } from '../assessment/mark.rules.js';
import type { Answer, Question } from '../assessment/question.types.js';

const USUAL_GRACE = 30;
const MS_PER_SECOND = 1_000;

interface ScoreCase {
  group: 'score';
  questions: Question[];
  answers: Record<string, Answer>;
  manual?: Record<string, number>;
  floor?: 'zero' | 'none';
  passPercent?: number;
}
interface GradeCase {
  group: 'grade';
  method: CountedAttempt;
  attempts: MarkedAttempt[];
}
interface GivenEvent {
  t: number;
  do: AttemptEvent['do'];
  q?: string;
  value?: unknown;
  seq?: number;
  sec?: number;
}
interface ClockCase {
  group: 'clock';
  opensAt?: number;
  closesAt?: number;
  personalClosesAt?: number;
  limitSec?: number;
  extraSec?: number;
  graceSec?: number;
  events: GivenEvent[];
}

/** What the product's rules make of a case of `assessment-cases.json`. */
export function runCase(_kind: string | undefined, given: unknown): unknown {
  const one = given as ScoreCase | GradeCase | ClockCase;
  if (one.group === 'score') return scoreOf(one);
  return one.group === 'grade' ? gradeCase(one) : clockOf(one);
}

function scoreOf({ questions, answers, manual = {}, floor = 'zero', passPercent }: ScoreCase) {
  const outcome = markAll(questions, { answers, given: manual }, { floor, passPercent: passPercent ?? null });
  return {
    ...outcome,
    questions: Object.fromEntries(
      [...outcome.marks].map(([key, { score, state }]) => [key, { state, score: score?.valueOf() ?? null }]),
    ),
    total: outcome.total.valueOf(),
    max: outcome.max.valueOf(),
    percent: outcome.percent?.valueOf() ?? null,
  };
}

function gradeCase({ method, attempts }: GradeCase) {
  const { percent, provisional } = gradeOf(attempts, method);
  return { percent: percent?.valueOf() ?? null, provisional };
}

const inMs = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : Math.round(seconds * MS_PER_SECOND);
const inSeconds = (moment: number | null): number | null => (moment === null ? null : moment / MS_PER_SECOND);

const eventOf = ({ q = '', value, seq = 0, sec = 0, ...event }: GivenEvent): AttemptEvent => {
  if (event.do === 'save') return { do: 'save', question: q, saved: { value, seq } };
  return event.do === 'extend' ? { do: 'extend', sec } : { do: event.do };
};

function clockOf({ events, extraSec = 0, graceSec = USUAL_GRACE, limitSec, ...moments }: ClockCase) {
  const times = {
    opensAt: inMs(moments.opensAt),
    closesAt: inMs(moments.closesAt),
    personalClosesAt: inMs(moments.personalClosesAt),
    limitSec: limitSec ?? null,
    graceSec,
  };
  let attempt: Attempt = { ...NEW_ATTEMPT, extraSec };
  const results: AttemptResult[] = [];
  for (const event of events) {
    const after = takeEvent(attempt, eventOf(event), { times, now: inMs(event.t) ?? 0 });
    attempt = after.attempt;
    results.push(after.result);
  }
  return {
    deadlineAt: inSeconds(deadlineOf(attempt, times)),
    results,
    state: stateOfAttempt(attempt),
    submittedAt: inSeconds(attempt.submittedAt),
    submittedBy: attempt.submittedBy,
    answers: Object.fromEntries([...attempt.answers].map(([key, { value }]) => [key, value])),
  };
}
