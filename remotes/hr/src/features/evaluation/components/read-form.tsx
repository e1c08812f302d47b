import { EVALUATION_FORM_STATE_LABELS, type FilledEvaluationForm } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Card, Note } from '@atrium/ui';
import { sayAnswer } from '../answer.format.js';
import { FormFrame } from './form-frame.js';
import css from './result.module.scss';

/** A form that cannot be written now: what was answered. */
export function ReadForm({ form }: { form: FilledEvaluationForm }) {
  const { state } = form;
  return (
    <FormFrame form={form}>
      <Note tone={state === 'submitted' ? 'success' : 'info'}>
        {state === 'submitted' || state === 'missing'
          ? translate(EVALUATION_FORM_STATE_LABELS[state])
          : t('This form cannot be written now.')}
      </Note>
      {form.sections.map(({ key, title, questions }) => (
        <Card key={key} title={title}>
          <dl className={css['answers']}>
            {questions.map((question) => (
              <div key={question.key}>
                <dt dir="auto">{question.title}</dt>
                <dd dir="auto">{sayAnswer(question, form.answers[question.key])}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </FormFrame>
  );
}
