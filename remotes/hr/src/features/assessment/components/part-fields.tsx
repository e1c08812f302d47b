import type { ContentOf } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Button, IconButton, NumberField, SelectField, TextField } from '@atrium/ui';
import type { ReactNode } from 'react';
import { newPartId } from '../content-starts.rules.js';
import css from './content-fields.module.scss';

interface Part {
  id: string;
  text: string;
}

interface PartRowsProps<P extends Part> {
  parts: readonly P[];
  label: (number: string) => string;
  least: number;
  make: () => P;
  onChange: (parts: P[]) => void;
  end?: (part: P) => ReactNode;
}

/** Texts one below the other, each of which can be removed. */
function PartRows<P extends Part>({ parts, label, least, make, onChange, end }: PartRowsProps<P>) {
  return (
    <div className={css['rows']}>
      {parts.map((part, at) => (
        <div key={part.id} className={css['row']}>
          <div className={css['text']}>
            <TextField
              label={label(formatNumber(at + 1))}
              dir="auto"
              value={part.text}
              onChange={({ target }) =>
                onChange(parts.map((each) => (each === part ? { ...each, text: target.value } : each)))
              }
            />
          </div>
          {end?.(part)}
          <IconButton
            icon="trash"
            label={t('Remove {name}', { name: label(formatNumber(at + 1)) })}
            disabled={parts.length <= least}
            onClick={() => onChange(parts.filter((each) => each !== part))}
          />
        </div>
      ))}
      <Button size="sm" icon="plus" onClick={() => onChange([...parts, make()])}>
        {t('Add another')}
      </Button>
    </div>
  );
}

const newPart = (): Part => ({ id: newPartId(), text: '' });

interface FieldsProps<K extends 'order' | 'match'> {
  content: ContentOf<K>;
  onChange: (content: ContentOf<K>) => void;
}

const sayScoring = (scoring: ContentOf<'order'>['scoring']): string =>
  ({
    position: t('Each one in its place'),
    adjacent: t('Each one before the right next one'),
    longest: t('The longest run in order'),
    allOrNothing: t('Only the whole order'),
  })[scoring];

export function OrderFields({ content, onChange }: FieldsProps<'order'>) {
  return (
    <>
      <PartRows
        parts={content.items}
        label={(number) => t('Place {number}', { number })}
        least={2}
        make={newPart}
        onChange={(items) => onChange({ ...content, items })}
      />
      <SelectField
        label={t('What counts')}
        value={content.scoring}
        options={(['position', 'adjacent', 'longest', 'allOrNothing'] as const).map((value) => ({
          value,
          label: sayScoring(value),
        }))}
        onChange={({ target }) =>
          onChange({ ...content, scoring: target.value as ContentOf<'order'>['scoring'] })
        }
      />
    </>
  );
}

type Rubric = ContentOf<'longText'>['rubric'];

interface RubricFieldsProps {
  rubric: Rubric;
  onChange: (rubric: Rubric) => void;
}

export function RubricFields({ rubric, onChange }: RubricFieldsProps) {
  return (
    <PartRows
      parts={rubric}
      label={(number) => t('What is marked, {number}', { number })}
      least={1}
      make={() => ({ ...newPart(), points: 1 })}
      onChange={onChange}
      end={(part) => (
        <div className={css['few']}>
          <NumberField
            label={t('Points')}
            value={part.points}
            onChange={({ target }) =>
              onChange(
                rubric.map((each) => (each === part ? { ...each, points: Number(target.value) } : each)),
              )
            }
          />
        </div>
      )}
    />
  );
}

export function MatchFields({ content, onChange }: FieldsProps<'match'>) {
  const { items, choices, pairs } = content;
  return (
    <>
      <PartRows
        parts={choices}
        label={(number) => t('Choice {number}', { number })}
        least={2}
        make={newPart}
        onChange={(next) => onChange({ ...content, choices: next })}
      />
      <PartRows
        parts={items}
        label={(number) => t('Item {number}', { number })}
        least={2}
        make={newPart}
        onChange={(next) => onChange({ ...content, items: next, pairs: pairsOf(next, pairs) })}
        end={(item) => (
          <SelectField
            label={t('Belongs to')}
            value={pairs[item.id] ?? ''}
            options={choices.map(({ id, text }, at) => ({
              value: id,
              label: text || t('Choice {number}', { number: formatNumber(at + 1) }),
            }))}
            onChange={({ target }) => onChange({ ...content, pairs: { ...pairs, [item.id]: target.value } })}
          />
        )}
      />
    </>
  );
}

/** Those of the items that there are. */
const pairsOf = (items: readonly Part[], pairs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    items.flatMap(({ id }) => {
      const choice = pairs[id];
      return choice === undefined ? [] : [[id, choice]];
    }),
  );
