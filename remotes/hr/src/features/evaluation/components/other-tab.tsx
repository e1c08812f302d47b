import type { FilledEvaluationForm } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { questionsOf } from '../answers.rules.js';
import { sayAnswer } from '../answer.format.js';
import type { Writing } from '../use-writing.js';
import css from './form.module.scss';

/** Answers that were changed here and in another tab: both, to choose from. */
export function OtherTab({ form, writing }: { form: FilledEvaluationForm; writing: Writing }) {
  const differing = questionsOf(form.sections).filter(({ key }) => key in writing.others);
  return differing.map((question) => {
    const mine = writing.answers[question.key] ?? null;
    const theirs = writing.others[question.key] ?? null;
    return (
      <Note key={question.key} tone="warning" live>
        <div className={css['other']}>
          <b>
            {t('“{question}” was also changed in another tab. Both are kept until you choose.', {
              question: question.title,
            })}
          </b>
          <div className={css['texts']}>
            <div>
              <div className="at-12 at-muted">{t('Here')}</div>
              <bdi>{sayAnswer(question, mine)}</bdi>
            </div>
            <div>
              <div className="at-12 at-muted">{t('In the other tab')}</div>
              <bdi>{sayAnswer(question, theirs)}</bdi>
            </div>
          </div>
          <div className="d-flex flex-wrap gap-2">
            <Button size="sm" onClick={() => writing.choose(question.key, mine)}>
              {t('Keep what is here')}
            </Button>
            <Button size="sm" onClick={() => writing.choose(question.key, theirs)}>
              {t('Take the other')}
            </Button>
          </div>
        </div>
      </Note>
    );
  });
}
