import type {
  EvaluationAnswers,
  EvaluationLabel,
  EvaluationQuestion,
  EvaluationScale,
} from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Button, classNames, NumberField, Segmented, TextAreaField } from '@atrium/ui';
import { useId } from 'react';
import { labelOfScore, NOT_APPLICABLE, scoresOf } from '../answers.rules.js';
import css from './question-field.module.scss';

type Answer = EvaluationAnswers[string] | undefined;

interface QuestionFieldProps {
  question: EvaluationQuestion;
  /** Its place in the whole form, from 1. */
  number: number;
  scale: EvaluationScale;
  labels: readonly EvaluationLabel[];
  answer: Answer;
  error?: string | undefined;
  onAnswer: (answer: number | string | null) => void;
}

/** A question with the way in which it is answered. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, number, answer, error, onAnswer } = props;
  const { title, required, allowNA, kind } = question;
  const errorId = useId();
  const isNone = answer === NOT_APPLICABLE;
  return (
    <fieldset
      className={classNames(css['question'], error && css['wrong'])}
      data-question={question.key}
      aria-describedby={error ? errorId : undefined}
    >
      <legend dir="auto">
        <span className={css['number']}>{formatNumber(number)}</span>
        {title}
        {required && (
          <span className="at-req" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <div className={kind === 'text' || kind === 'choice' ? css['choices'] : css['answer']}>
        <Way {...props} />
        {allowNA && kind !== 'text' && (
          <div>
            <Button
              size="sm"
              variant={isNone ? 'secondary' : 'ghost'}
              aria-pressed={isNone}
              onClick={() => onAnswer(isNone ? null : NOT_APPLICABLE)}
            >
              {t('Does not apply')}
            </Button>
          </div>
        )}
      </div>
      <Meaning {...props} />
      {error && (
        <p id={errorId} role="alert" className="at-13 text-danger m-0 mt-2">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Way(props: QuestionFieldProps) {
  const { question, answer, onAnswer } = props;
  if (question.kind === 'choice') return <Choices {...props} />;
  if (question.kind === 'rating') return <Rating {...props} />;
  if (question.kind === 'percent')
    return (
      <NumberField
        label={t('Percent')}
        value={typeof answer === 'number' ? answer : ''}
        onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
      />
    );
  return (
    <TextAreaField
      rows={4}
      label={<span className="visually-hidden">{question.title}</span>}
      value={typeof answer === 'string' ? answer : ''}
      onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
    />
  );
}

function Rating({ question, scale, answer, onAnswer }: QuestionFieldProps) {
  const scores = scoresOf(scale);
  if (scores.length === 0)
    return (
      <NumberField
        label={t('Score {from} to {to}', { from: formatNumber(scale.min), to: formatNumber(scale.max) })}
        value={typeof answer === 'number' ? answer : ''}
        onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
      />
    );
  return (
    <Segmented
      label={question.title}
      value={typeof answer === 'number' ? String(answer) : ''}
      options={scores.map((score) => ({ value: String(score), label: formatNumber(score) }))}
      onChange={(value) => onAnswer(Number(value))}
    />
  );
}

function Choices({ question, answer, onAnswer }: QuestionFieldProps) {
  const id = useId();
  return question.options.map((option) => (
    <div key={option.key} className="form-check m-0">
      <input
        type="radio"
        className="form-check-input"
        id={`${id}-${option.key}`}
        name={id}
        checked={answer === option.key}
        onChange={() => onAnswer(option.key)}
      />
      <label className="form-check-label" htmlFor={`${id}-${option.key}`} dir="auto">
        {option.title}
      </label>
    </div>
  ));
}

/** What the chosen score is called. */
function Meaning({ question, labels, answer }: QuestionFieldProps) {
  if (question.kind !== 'rating' || typeof answer !== 'number') return null;
  const label = labelOfScore(answer, labels);
  if (label === undefined) return null;
  return (
    <p className={css['label']}>
      <b>{formatNumber(answer)}</b> <bdi>{label}</bdi>
    </p>
  );
}
