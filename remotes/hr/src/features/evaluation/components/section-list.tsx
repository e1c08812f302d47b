import type { EvaluationAnswers, EvaluationSection } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { ProgressBar } from '@atrium/ui';
import { answeredOf, questionsOf } from '../answers.rules.js';
import css from './form.module.scss';

interface SectionListProps {
  sections: readonly EvaluationSection[];
  answers: EvaluationAnswers;
  /** The key of the section that is shown. */
  current: string | undefined;
  onChoose: (place: number) => void;
}

/** The sections of a form, each with how much of it is answered. */
export function SectionList({ sections, answers, current, onChoose }: SectionListProps) {
  const all = questionsOf(sections);
  const done = answeredOf(all, answers);
  const said = t('{done} of {all} answered', { done: formatNumber(done), all: formatNumber(all.length) });
  return (
    <nav className={css['sections']} aria-label={t('Sections')}>
      {sections.map(({ key, title, questions }, place) => (
        <button
          key={key}
          type="button"
          className={css['section']}
          aria-current={key === current ? 'step' : undefined}
          onClick={() => onChoose(place)}
        >
          <span className="at-clip" dir="auto">
            {title}
          </span>
          <span className="at-12 text-nowrap">
            {t('{done} of {all}', {
              done: formatNumber(answeredOf(questions, answers)),
              all: formatNumber(questions.length),
            })}
          </span>
        </button>
      ))}
      <div className={css['done']}>
        <span className="at-13">{said}</span>
        <ProgressBar value={done} max={all.length} label={said} />
      </div>
    </nav>
  );
}
