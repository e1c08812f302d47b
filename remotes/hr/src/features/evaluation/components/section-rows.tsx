import type { EvaluationSection } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Icon, IconButton, NumberField, Sequence, TextField } from '@atrium/ui';
import { questionsOf } from '../answers.rules.js';
import { newKey, newQuestion, newSection, totalOf } from '../template.rules.js';
import { QuestionRow } from './question-row.js';
import type { TemplateForm } from './template-form.types.js';
import css from './template.module.scss';
import { WeightTotal } from './weight-total.js';

const FULL = 100;
const MOST_SECTIONS = 20;

/** A section with a first question, and the weight that is left. */
function another(sections: readonly EvaluationSection[]): EvaluationSection {
  const keysOf = (parts: readonly { key: string }[]) => parts.map(({ key }) => key);
  const section = newKey('s', keysOf(sections));
  const question = newKey('q', keysOf(questionsOf(sections)));
  const weight = FULL - totalOf(sections.map((each) => each.weight));
  return newSection({ section, question }, Math.max(weight, 0));
}

/** The sections of a template with their questions, in the order in which people answer them. */
export function SectionRows({ form }: { form: TemplateForm }) {
  const sections = form.methods.watch('sections') as EvaluationSection[];
  const set = (next: EvaluationSection[]) => form.methods.setValue('sections', next, { shouldDirty: true });
  const weights = sections.map(({ weight }) => weight);
  const add = () => set([...sections, another(sections)]);
  return (
    <div className={css['parts']}>
      <Sequence
        tall
        label={t('Sections')}
        items={sections.map((section, at) => ({ section, at }))}
        keyOf={({ section }) => section.key}
        nameOf={({ section, at }) => section.title || t('Section {number}', { number: at + 1 })}
        onOrder={(next) => set(next.map(({ section }) => section))}
        render={({ section, at }) => (
          <SectionRow
            form={form}
            at={at}
            section={section}
            onChange={(changed) => set(sections.map((each, place) => (place === at ? changed : each)))}
            onRemove={sections.length > 1 ? () => set(sections.filter((_, place) => place !== at)) : null}
          />
        )}
      />
      <WeightTotal weights={weights} />
      {sections.length < MOST_SECTIONS && (
        <div>
          <Button size="sm" onClick={add}>
            <Icon name="plus" /> {t('Add section')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SectionRowProps {
  form: TemplateForm;
  at: number;
  section: EvaluationSection;
  onChange: (section: EvaluationSection) => void;
  onRemove: (() => void) | null;
}

function SectionRow({ form, at, section, onChange, onRemove }: SectionRowProps) {
  const name = section.title || t('Section {number}', { number: at + 1 });
  const path = `sections.${String(at)}`;
  const field = (key: 'title' | 'weight') => form.field(`${path}.${key}` as 'sections');
  const all = form.methods.watch('sections') as EvaluationSection[];
  const { questions } = section;
  const put = (next: EvaluationSection['questions']) => onChange({ ...section, questions: next });
  return (
    <fieldset className={css['part']} aria-label={name}>
      <div className={css['head']}>
        <span className="at-13 at-muted">{t('Section {number}', { number: at + 1 })}</span>
        {onRemove && <IconButton icon="trash" label={t('Remove {name}', { name })} onClick={onRemove} />}
      </div>
      <div className={css['two']}>
        <TextField {...field('title')} label={t('Title of the section')} />
        <NumberField {...field('weight')} label={t('Percent')} />
      </div>
      {questions.map((question, place) => (
        <QuestionRow
          key={question.key}
          form={form}
          path={`${path}.questions.${String(place)}`}
          number={place + 1}
          question={question}
          onChange={(changed) => put(questions.map((each, index) => (index === place ? changed : each)))}
          onRemove={questions.length > 1 ? () => put(questions.filter((_, index) => index !== place)) : null}
        />
      ))}
      <div>
        <Button
          size="xs"
          variant="ghost"
          onClick={() =>
            put([
              ...questions,
              newQuestion(
                newKey(
                  'q',
                  questionsOf(all).map(({ key }) => key),
                ),
              ),
            ])
          }
        >
          <Icon name="plus" /> {t('Add question')}
        </Button>
      </div>
    </fieldset>
  );
}
