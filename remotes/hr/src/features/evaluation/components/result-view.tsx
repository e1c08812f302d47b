import {
  EVALUATION_STAGES,
  type EvaluationComparison,
  type EvaluationQuestion,
  type EvaluationSection,
} from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import { Card, Metrics, Note } from '@atrium/ui';
import { isAnswered } from '../answers.rules.js';
import { sayAnswer } from '../answer.format.js';
import { sayScore, STAGE_NAMES } from '../evaluation.format.js';
import css from './result.module.scss';

/** A result with the forms beside one another, question by question. */
export function ResultView({ comparison }: { comparison: EvaluationComparison }) {
  const { result, sections, calibration } = comparison;
  const figures = [
    {
      label: t('Result'),
      value: result.score === null ? t('Not rated') : sayScore(result.score),
      delta: result.label,
    },
    ...EVALUATION_STAGES.filter((stage) => result.stages[stage] !== null).map((stage) => ({
      label: translate(STAGE_NAMES[stage]),
      value: sayScore(result.stages[stage]),
    })),
  ];
  return (
    <div className="d-grid gap-3">
      <Metrics label={t('Result')} items={figures} />
      {calibration?.reason && (
        <Note>
          {t('The forms give {score}. It was changed by hand: {reason}', {
            score: sayScore(calibration.original),
            reason: calibration.reason,
          })}
        </Note>
      )}
      {sections.map((section) => (
        <SectionCard key={section.key} section={section} comparison={comparison} />
      ))}
    </div>
  );
}

/** Who wrote a form; of colleagues only HR has the names. */
const nameOf = ({ kind, reviewer }: EvaluationComparison['forms'][number]): string =>
  kind === 'self' ? translate(STAGE_NAMES.self) : `${translate(STAGE_NAMES[kind])}, ${reviewer.name}`;

function SectionCard({
  section,
  comparison,
}: {
  section: EvaluationSection;
  comparison: EvaluationComparison;
}) {
  const { forms } = comparison;
  const scores = forms.filter((form) => (form.sections[section.key] ?? null) !== null);
  return (
    <Card
      title={section.title}
      note={section.weight > 0 && t('{share}% of the score', { share: formatNumber(section.weight) })}
    >
      <dl className={css['answers']}>
        {scores.length > 0 && (
          <div className={css['given']}>
            {scores.map((form) => (
              <span key={`${form.kind} ${form.reviewer.id}`}>
                {nameOf(form)} <b>{sayScore(form.sections[section.key] ?? null)}</b>
              </span>
            ))}
          </div>
        )}
        {section.questions.map((question) => (
          <div key={question.key}>
            <dt dir="auto">{question.title}</dt>
            <dd>
              {question.kind === 'text' ? (
                <Texts question={question} comparison={comparison} />
              ) : (
                <Given question={question} comparison={comparison} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface QuestionProps {
  question: EvaluationQuestion;
  comparison: EvaluationComparison;
}

function Given({ question, comparison: { forms, peers } }: QuestionProps) {
  const mean = peers?.questions[question.key];
  return (
    <div className={css['given']}>
      {forms.map((form) => (
        <span key={`${form.kind} ${form.reviewer.id}`}>
          {nameOf(form)} <b>{sayAnswer(question, form.answers[question.key])}</b>
        </span>
      ))}
      {mean !== undefined && (
        <span>
          {t('Colleagues on average')} <b>{sayScore(mean)}</b>
        </span>
      )}
    </div>
  );
}

function Texts({ question, comparison: { forms, peers } }: QuestionProps) {
  const written = forms.filter((form) => isAnswered(form.answers[question.key]));
  const ofPeers = written.some(({ kind }) => kind === 'peer') ? [] : (peers?.texts[question.key] ?? []);
  if (written.length + ofPeers.length === 0) return <span className="at-muted">{t('Not answered')}</span>;
  return (
    <div className={css['texts']}>
      {written.map((form) => (
        <div key={`${form.kind} ${form.reviewer.id}`}>
          <div className="at-12 at-muted">{nameOf(form)}</div>
          <p className={css['text']} dir="auto">
            {sayAnswer(question, form.answers[question.key])}
          </p>
        </div>
      ))}
      {ofPeers.map((text) => (
        <div key={text}>
          <div className="at-12 at-muted">{t('A colleague')}</div>
          <p className={css['text']} dir="auto">
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
