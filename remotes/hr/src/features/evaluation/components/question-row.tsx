import {
  EVALUATION_QUESTION_KINDS,
  type EvaluationQuestion,
  type EvaluationQuestionKind,
} from '@atrium/contracts';
import { labelled, msg, t } from '@atrium/sdk';
import { Button, CheckField, Icon, IconButton, NumberField, SelectField, TextField } from '@atrium/ui';
import { newKey, ofKind } from '../template.rules.js';
import type { TemplateForm } from './template-form.types.js';
import css from './template.module.scss';

const KIND_LABELS: Record<EvaluationQuestionKind, string> = {
  rating: msg('Score of the scale'),
  percent: msg('Percent reached'),
  choice: msg('One of several answers'),
  text: msg('Words'),
};
const FEWEST_OPTIONS = 2;

interface QuestionRowProps {
  form: TemplateForm;
  /** Of its fields: `sections.0.questions.1`. */
  path: string;
  number: number;
  question: EvaluationQuestion;
  onChange: (question: EvaluationQuestion) => void;
  onRemove: (() => void) | null;
}

/** A question of a template: what is asked, how it is answered, and what it counts. */
export function QuestionRow({ form, path, number, question, onChange, onRemove }: QuestionRowProps) {
  const name = question.title || t('Question {number}', { number });
  const field = (key: keyof EvaluationQuestion) => form.field(`${path}.${key}` as 'sections');
  const counts = question.kind !== 'text';
  return (
    <fieldset className={css['question']} aria-label={name}>
      <div className={css['head']}>
        <span className="at-13 at-muted">{t('Question {number}', { number })}</span>
        {onRemove && <IconButton icon="x" label={t('Remove {name}', { name })} onClick={onRemove} />}
      </div>
      <TextField {...field('title')} label={t('Question')} />
      <div className={css['two']}>
        <SelectField
          label={t('Answered by')}
          options={labelled(EVALUATION_QUESTION_KINDS, KIND_LABELS)}
          value={question.kind}
          onChange={({ target }) => onChange(ofKind(question, target.value as EvaluationQuestionKind))}
        />
        {counts && <NumberField {...field('weight')} label={t('Weight')} />}
      </div>
      {question.kind === 'choice' && (
        <OptionRows form={form} path={path} question={question} onChange={onChange} />
      )}
      <div className="d-flex flex-wrap gap-3">
        <CheckField {...field('required')} label={t('Must be answered')} />
        {counts && <CheckField {...field('allowNA')} label={t('May not apply')} />}
      </div>
    </fieldset>
  );
}

function OptionRows({
  form,
  path,
  question,
  onChange,
}: Pick<QuestionRowProps, 'form' | 'path' | 'question' | 'onChange'>) {
  const { options } = question;
  const set = (next: EvaluationQuestion['options']) => onChange({ ...question, options: next });
  const keys = options.map(({ key }) => key);
  return (
    <div className="d-grid gap-2">
      {options.map((option, at) => (
        <div key={option.key} className={css['option']}>
          <TextField
            {...form.field(`${path}.options.${String(at)}.title` as 'sections')}
            label={t('Answer {number}', { number: at + 1 })}
          />
          <NumberField
            {...form.field(`${path}.options.${String(at)}.score` as 'sections')}
            label={t('Score')}
          />
          {options.length > FEWEST_OPTIONS && (
            <IconButton
              icon="x"
              label={t('Remove {name}', { name: option.title || t('Answer {number}', { number: at + 1 }) })}
              onClick={() => set(options.filter((_, place) => place !== at))}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          size="xs"
          variant="ghost"
          onClick={() => set([...options, { key: newKey('o', keys), title: '', score: 0 }])}
        >
          <Icon name="plus" /> {t('Add answer')}
        </Button>
      </div>
    </div>
  );
}
