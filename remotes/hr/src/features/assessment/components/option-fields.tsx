import type { ContentOf, QuestionOption } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Button, CheckField, IconButton, TextField } from '@atrium/ui';
import { newPartId } from '../content-starts.rules.js';
import css from './content-fields.module.scss';

type Choosing = ContentOf<'single'> | ContentOf<'multiple'>;

const isRight = (content: Choosing, id: string): boolean =>
  content.kind === 'single' ? content.right === id : content.right.includes(id);

function withRight(content: Choosing, id: string, right: boolean): Choosing {
  if (content.kind === 'single') return { ...content, right: id };
  const others = content.right.filter((each) => each !== id);
  return { ...content, right: right ? [...others, id] : others };
}

interface OptionFieldsProps {
  content: Choosing;
  onChange: (content: Choosing) => void;
}

/** The options of a question, and which of them are right. */
export function OptionFields({ content, onChange }: OptionFieldsProps) {
  const { options } = content;
  const put = (next: QuestionOption[]) => onChange({ ...content, options: next });
  return (
    <div className={css['rows']}>
      {options.map((option, at) => (
        <OptionRow key={option.id} content={content} option={option} at={at} onChange={onChange} />
      ))}
      <Button
        size="sm"
        icon="plus"
        onClick={() => put([...options, { id: newPartId(), text: '', last: false }])}
      >
        {t('Add answer')}
      </Button>
      <CheckField
        label={t('The last answer stays last, like “None of these”')}
        checked={options.at(-1)?.last ?? false}
        onChange={({ target }) =>
          put(options.map((each, at) => ({ ...each, last: target.checked && at === options.length - 1 })))
        }
      />
      {content.kind === 'multiple' && (
        <CheckField
          label={t('Only all right answers together count')}
          checked={content.scoring === 'allOrNothing'}
          onChange={({ target }) =>
            onChange({ ...content, scoring: target.checked ? 'allOrNothing' : 'weights' })
          }
        />
      )}
    </div>
  );
}

function OptionRow({
  content,
  option,
  at,
  onChange,
}: OptionFieldsProps & { option: QuestionOption; at: number }) {
  const { options } = content;
  const number = formatNumber(at + 1);
  const put = (next: QuestionOption[]) => onChange({ ...content, options: next });
  return (
    <div className={css['row']}>
      <div className={css['text']}>
        <TextField
          label={t('Answer {number}', { number })}
          dir="auto"
          value={option.text}
          onChange={({ target }) =>
            put(options.map((each) => (each === option ? { ...each, text: target.value } : each)))
          }
        />
      </div>
      <label className={css['right']}>
        <input
          type={content.kind === 'single' ? 'radio' : 'checkbox'}
          className="form-check-input"
          name="right-answer"
          checked={isRight(content, option.id)}
          onChange={({ target }) => onChange(withRight(content, option.id, target.checked))}
        />{' '}
        {t('Right')}
      </label>
      <IconButton
        icon="trash"
        label={t('Remove answer {number}', { number })}
        disabled={options.length <= 2}
        onClick={() => put(options.filter((each) => each !== option))}
      />
    </div>
  );
}
