import type { ContentOf } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Button, CheckField, IconButton, NumberField, SelectField, TagsField, TextField } from '@atrium/ui';
import { newPartId } from '../content-starts.rules.js';
import css from './content-fields.module.scss';

interface FieldsProps<K extends 'number' | 'shortText' | 'blanks'> {
  content: ContentOf<K>;
  onChange: (content: ContentOf<K>) => void;
}

type Accepted = ContentOf<'shortText'>['accepted'];
const textsOf = (accepted: Accepted): string[] => accepted.map(({ text }) => text).filter(Boolean);

/** What had a credit of its own keeps it. */
const acceptedOf = (texts: readonly string[], before: Accepted): Accepted =>
  texts.map((text) => before.find((each) => each.text === text) ?? { text, credit: 1 });

export function NumberAnswer({ content, onChange }: FieldsProps<'number'>) {
  const [first = { value: 0, tolerance: 0, toleranceIn: 'absolute' as const }, ...others] = content.accepted;
  const put = (change: Partial<typeof first>) =>
    onChange({ ...content, accepted: [{ ...first, ...change }, ...others] });
  return (
    <>
      <NumberField
        label={t('Right answer')}
        value={first.value}
        onChange={({ target }) => put({ value: Number(target.value) })}
      />
      <NumberField
        label={t('May be off by')}
        value={first.tolerance}
        onChange={({ target }) => put({ tolerance: Number(target.value) })}
      />
      <SelectField
        label={t('Off by')}
        value={first.toleranceIn}
        options={[
          { value: 'absolute', label: t('That much') },
          { value: 'relative', label: t('That part of it: 0.05 is 5 percent') },
        ]}
        onChange={({ target }) => put({ toleranceIn: target.value === 'relative' ? 'relative' : 'absolute' })}
      />
    </>
  );
}

export function ShortTextAnswer({ content, onChange }: FieldsProps<'shortText'>) {
  return (
    <>
      <TagsField
        wide
        label={t('Right answers')}
        help={t('Enter after each one. A star stands for any text: colo*r.')}
        value={textsOf(content.accepted)}
        onChange={({ target }) =>
          onChange({ ...content, accepted: acceptedOf(target.value, content.accepted) })
        }
      />
      <CheckField
        label={t('Capital and small letters matter')}
        checked={content.caseSensitive}
        onChange={({ target }) => onChange({ ...content, caseSensitive: target.checked })}
      />
    </>
  );
}

export function BlankFields({ content, onChange }: FieldsProps<'blanks'>) {
  const { blanks } = content;
  const put = (id: string, change: Partial<(typeof blanks)[number]>) =>
    onChange({
      ...content,
      blanks: blanks.map((blank) => (blank.id === id ? { ...blank, ...change } : blank)),
    });
  return (
    <div className={css['rows']}>
      <p className="at-13 at-muted m-0">{t('Write the names of the blanks into the question, like [1].')}</p>
      {blanks.map(({ id, label, accepted }, at) => (
        <div key={id} className={css['row']}>
          <div className={css['few']}>
            <TextField
              label={t('Blank {number}', { number: formatNumber(at + 1) })}
              dir="auto"
              value={label}
              onChange={({ target }) => put(id, { label: target.value })}
            />
          </div>
          <div className={css['text']}>
            <TagsField
              label={t('Right answers')}
              value={textsOf(accepted)}
              onChange={({ target }) => put(id, { accepted: acceptedOf(target.value, accepted) })}
            />
          </div>
          <IconButton
            icon="trash"
            label={t('Remove blank {number}', { number: formatNumber(at + 1) })}
            disabled={blanks.length < 2}
            onClick={() => onChange({ ...content, blanks: blanks.filter((blank) => blank.id !== id) })}
          />
        </div>
      ))}
      <Button
        size="sm"
        icon="plus"
        onClick={() =>
          onChange({
            ...content,
            blanks: [...blanks, { id: newPartId(), label: `[${String(blanks.length + 1)}]`, accepted: [] }],
          })
        }
      >
        {t('Add blank')}
      </Button>
    </div>
  );
}
