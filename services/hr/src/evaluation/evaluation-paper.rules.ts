import {
  EVALUATION_STAGE_LABELS,
  EVALUATION_STAGES,
  LOCALES,
  type EvaluationComparison,
  type EvaluationCycle,
  type EvaluationQuestion,
  type EvaluationSection,
  type EvaluationStage,
  type Language,
} from '@atrium/contracts';
import { say, words, type Said } from '@atrium/reach';

export interface PaperGiven {
  /** As the reader’s page has it, so that the paper never shows more. */
  comparison: EvaluationComparison;
  cycle: Pick<EvaluationCycle, 'periodFrom' | 'periodTo'>;
  language: Language;
  timezone: string;
}

type Form = EvaluationComparison['forms'][number];
type Answer = Form['answers'][string] | undefined;

interface Teller {
  say: (said: Said) => string;
  /** With two decimals, as results are. */
  score: (score: number) => string;
  number: (number: number) => string;
  percent: (percent: number) => string;
  period: (cycle: PaperGiven['cycle']) => string;
  moment: (moment: string) => string;
}

/** What somebody gave, and who that is. */
interface Given {
  who: string;
  value: string;
}

const NONE = '–';
const HUNDRED = 100;

const dayStart = (day: string): Date => new Date(`${day}T00:00:00Z`);

function tellerOf({ language, timezone }: Pick<PaperGiven, 'language' | 'timezone'>): Teller {
  const locale = LOCALES[language];
  const score = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const dayIn = (zone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone });
  return {
    say: (said) => say(said, language),
    score: (value) => score.format(value),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / HUNDRED),
    period: ({ periodFrom, periodTo }) => dayIn('UTC').formatRange(dayStart(periodFrom), dayStart(periodTo)),
    moment: (moment) => dayIn(timezone).format(new Date(moment)),
  };
}

export const paperHeading = ({ result }: Pick<EvaluationComparison, 'result'>, language: Language): string =>
  say(words('Evaluation: {cycle}', { cycle: result.cycle.name }), language);

/** A result on paper in a language, as its page shows it; the same result makes the same words. */
export function evaluationPaperOf(given: PaperGiven) {
  const { comparison, language } = given;
  const { result, sections } = comparison;
  const tell = tellerOf(given);
  const heading = paperHeading(comparison, language);
  return {
    heading,
    facts: factsOf(given, tell),
    result: {
      label: tell.say(words('Result')),
      score: result.score === null ? tell.say(words('Not rated')) : tell.score(result.score),
      name: result.label ?? '',
    },
    stages: EVALUATION_STAGES.flatMap((stage) => {
      const score = result.stages[stage];
      return score === null ? [] : [{ who: stageIn(stage, tell), value: tell.score(score) }];
    }),
    notes: notesOf(comparison, tell),
    sections: sections.map((section) => sectionOf(section, comparison, tell)),
    foot: `${result.subject.name} · ${heading}`,
  };
}

function factsOf({ comparison: { result }, cycle }: PaperGiven, tell: Teller) {
  const { publishedAt, acknowledgedAt } = result;
  const facts: [Said, string][] = [
    [words('Employee'), result.subject.name],
    [words('Period'), tell.period(cycle)],
    [words('Published on'), publishedAt === null ? NONE : tell.moment(publishedAt)],
    [
      words('Acknowledged on'),
      acknowledgedAt === null ? tell.say(words('Not acknowledged')) : tell.moment(acknowledgedAt),
    ],
  ];
  return facts.map(([label, value]) => ({ label: tell.say(label), value }));
}

function notesOf({ calibration, forms }: EvaluationComparison, tell: Teller): string[] {
  const notes: Said[] = [];
  if (calibration?.reason)
    notes.push(
      words('The forms give {score}. It was changed by hand: {reason}', {
        score: calibration.original === null ? NONE : tell.score(calibration.original),
        reason: calibration.reason,
      }),
    );
  // A paper is handed on more easily than a page.
  if (forms.some(({ kind }) => kind === 'peer'))
    notes.push(
      words('This copy is for HR alone: it has names of colleagues that the employee does not see.'),
    );
  return notes.map(tell.say);
}

function sectionOf(section: EvaluationSection, comparison: EvaluationComparison, tell: Teller) {
  const { forms } = comparison;
  return {
    title: section.title,
    note:
      section.weight > 0
        ? tell.say(words('{share}% of the score', { share: tell.number(section.weight) }))
        : '',
    scores: forms.flatMap((form): Given[] => {
      const score = form.sections[section.key] ?? null;
      return score === null ? [] : [{ who: writerOf(form, tell), value: tell.score(score) }];
    }),
    questions: section.questions.map((question) => ({
      title: question.title,
      ...(question.kind === 'text'
        ? { given: [], ...textsOf(question, comparison, tell) }
        : { given: givenOf(question, comparison, tell), texts: [], none: '' }),
    })),
  };
}

function givenOf(
  question: EvaluationQuestion,
  { forms, peers }: EvaluationComparison,
  tell: Teller,
): Given[] {
  const mean = peers?.questions[question.key];
  return [
    ...forms.map((form) => ({
      who: writerOf(form, tell),
      value: answerIn(question, form.answers[question.key], tell),
    })),
    ...(mean === undefined
      ? []
      : [{ who: tell.say(words('Colleagues on average')), value: tell.score(mean) }]),
  ];
}

function textsOf({ key }: EvaluationQuestion, { forms, peers }: EvaluationComparison, tell: Teller) {
  const written = forms.filter((form) => isAnswered(form.answers[key]));
  const ofPeers = written.some(({ kind }) => kind === 'peer') ? [] : (peers?.texts[key] ?? []);
  const texts: Given[] = [
    ...written.map((form) => ({ who: writerOf(form, tell), value: String(form.answers[key]) })),
    ...ofPeers.map((value) => ({ who: tell.say(words('A colleague')), value })),
  ];
  return { texts, none: texts.length === 0 ? tell.say(words('Not answered')) : '' };
}

const isAnswered = (answer: Answer): boolean =>
  answer !== null && answer !== undefined && String(answer).trim() !== '';

function answerIn(question: EvaluationQuestion, answer: Answer, tell: Teller): string {
  if (!isAnswered(answer)) return tell.say(words('Not answered'));
  if (answer === 'na') return tell.say(words('Does not apply'));
  if (question.kind === 'choice')
    return question.options.find(({ key }) => key === answer)?.title ?? String(answer);
  return question.kind === 'percent' ? tell.percent(Number(answer)) : tell.number(Number(answer));
}

/** Of colleagues together there is no name; of one there is, where the reader’s page has it. */
const stageIn = (stage: EvaluationStage, tell: Teller): string =>
  stage === 'peer'
    ? tell.say(words('Colleagues'))
    : tell.say({ id: EVALUATION_STAGE_LABELS[stage], values: {} });

const writerOf = ({ kind, reviewer }: Form, tell: Teller): string => {
  const form = tell.say({ id: EVALUATION_STAGE_LABELS[kind], values: {} });
  return kind === 'self' ? form : `${form} · ${reviewer.name}`;
};
