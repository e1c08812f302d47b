import type { EvaluationAnswers, EvaluationContent } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { useState } from 'react';
import { questionsOf } from '../answers.rules.js';
import { QuestionField } from './question-field.js';
import css from './template.module.scss';

/** The form as people will find it, while it is made; what is answered here is kept nowhere. */
export function TemplatePreview({ scale, sections, labels }: EvaluationContent) {
  const [answers, setAnswers] = useState<EvaluationAnswers>({});
  const keys = questionsOf(sections).map(({ key }) => key);
  return (
    <aside className={css['preview']} aria-label={t('Preview')}>
      <h3 className={css['title']}>{t('Preview')}</h3>
      {sections.map((section, at) => (
        <section key={section.key} className={css['parts']}>
          <h4 className="at-13 m-0">
            <bdi>{section.title || t('Section {number}', { number: at + 1 })}</bdi>{' '}
            {section.weight > 0 && (
              <span className="at-muted">
                {t('{share}% of the score', { share: formatNumber(section.weight) })}
              </span>
            )}
          </h4>
          {section.questions.map((question) => (
            <QuestionField
              key={question.key}
              number={keys.indexOf(question.key) + 1}
              question={{ ...question, title: question.title || t('Question') }}
              scale={scale}
              labels={labels}
              answer={answers[question.key]}
              onAnswer={(answer) => setAnswers((all) => ({ ...all, [question.key]: answer }))}
            />
          ))}
        </section>
      ))}
    </aside>
  );
}
