import type { AskedQuestion, QuestionAnswer } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Sequence, SelectField, TextAreaField, TextField } from '@atrium/ui';
import { sayHandIn } from '../hand-in.format.js';
import css from './answer-input.module.scss';

interface AnswerInputProps {
  question: AskedQuestion;
  value: QuestionAnswer;
  onChange: (value: QuestionAnswer) => void;
}

/** The answer to a question, as its kind is answered. */
export function AnswerInput(props: AnswerInputProps) {
  const { kind } = props.question;
  if (kind === 'single' || kind === 'trueFalse') return <OneOf {...props} />;
  if (kind === 'multiple') return <SeveralOf {...props} />;
  if (kind === 'match') return <Pairs {...props} />;
  if (kind === 'order') return <Order {...props} />;
  if (kind === 'blanks') return <Blanks {...props} />;
  if (props.question.handIn) return <p className="at-13 at-muted m-0">{sayHandIn(props.question.handIn)}</p>;
  return <Typed {...props} />;
}

/** True and false are answered by themselves, other options by their ids. */
function optionsOf({ kind, parts }: AskedQuestion): { key: string; value: QuestionAnswer; text: string }[] {
  if (kind !== 'trueFalse') return parts.map(({ id, text }) => ({ key: id, value: id, text }));
  return [
    { key: 'true', value: true, text: t('True') },
    { key: 'false', value: false, text: t('False') },
  ];
}

function OneOf({ question, value, onChange }: AnswerInputProps) {
  return (
    <fieldset className={css['options']}>
      <legend className="visually-hidden">{t('Choose one answer')}</legend>
      {optionsOf(question).map((option) => (
        <label key={option.key} className={css['option']}>
          <input
            type="radio"
            className="form-check-input"
            name={question.id}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span dir="auto">{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function SeveralOf({ question, value, onChange }: AnswerInputProps) {
  const ticked = Array.isArray(value) ? value : [];
  return (
    <fieldset className={css['options']}>
      <legend className="at-13 at-muted">{t('Choose all that are right')}</legend>
      {question.parts.map(({ id, text }) => (
        <label key={id} className={css['option']}>
          <input
            type="checkbox"
            className="form-check-input"
            checked={ticked.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, id] : ticked.filter((each) => each !== id))
            }
          />
          <span dir="auto">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

const itemsOf = (value: QuestionAnswer): Record<string, string | null> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

function Pairs({ question: { parts, choices }, value, onChange }: AnswerInputProps) {
  const pairs = itemsOf(value);
  return (
    <div className={css['fields']}>
      {parts.map(({ id, text }) => (
        <SelectField
          key={id}
          label={text}
          value={pairs[id] ?? ''}
          options={[
            { value: '', label: t('Choose') },
            ...choices.map((choice) => ({ value: choice.id, label: choice.text })),
          ]}
          onChange={({ target }) => onChange({ ...pairs, [id]: target.value || null })}
        />
      ))}
    </div>
  );
}

function Order({ question: { parts }, value, onChange }: AnswerInputProps) {
  const order = Array.isArray(value) ? value : [];
  const items =
    order.length === parts.length ? order.flatMap((id) => parts.find((part) => part.id === id) ?? []) : parts;
  return (
    <>
      <p className="at-13 at-muted">{t('Drag them into order, or use the arrow keys on a handle.')}</p>
      <Sequence
        label={t('Your order')}
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ text }) => text}
        render={({ text }) => <span dir="auto">{text}</span>}
        onOrder={(next) => onChange(next.map(({ id }) => id))}
      />
    </>
  );
}

function Blanks({ question: { parts }, value, onChange }: AnswerInputProps) {
  const given = itemsOf(value);
  return (
    <div className={css['fields']}>
      {parts.map(({ id, text }) => (
        <TextField
          key={id}
          label={text}
          dir="auto"
          autoComplete="off"
          maxLength={500}
          value={given[id] ?? ''}
          onChange={({ target }) => onChange({ ...given, [id]: target.value })}
        />
      ))}
    </div>
  );
}

function Typed({ question: { kind }, value, onChange }: AnswerInputProps) {
  const words = {
    label: t('Your answer'),
    value: typeof value === 'string' ? value : '',
    dir: 'auto',
    maxLength: 20_000,
  } as const;
  if (kind === 'longText')
    return <TextAreaField {...words} rows={10} onChange={({ target }) => onChange(target.value)} />;
  return (
    <TextField
      {...words}
      autoComplete="off"
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
