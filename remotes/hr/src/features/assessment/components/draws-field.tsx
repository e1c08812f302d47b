import type { AssessmentDraw } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, IconButton, NumberField, SelectField } from '@atrium/ui';
import { useListQuestionSourcesQuery } from '../../../shared/assessment.api.js';
import css from './content-fields.module.scss';

interface DrawsFieldProps {
  draws: readonly AssessmentDraw[];
  onChange: (draws: AssessmentDraw[]) => void;
}

const keyOf = ({ from, name }: Pick<AssessmentDraw, 'from' | 'name'>): string => `${from}:${name}`;

function readKey(key: string): Pick<AssessmentDraw, 'from' | 'name'> {
  const at = key.indexOf(':');
  return { from: key.slice(0, at) === 'tag' ? 'tag' : 'bank', name: key.slice(at + 1) };
}

/** How many questions each attempt draws from which bank or tag. */
export function DrawsField({ draws, onChange }: DrawsFieldProps) {
  const { data } = useListQuestionSourcesQuery();
  const sources = [
    ...(data?.banks ?? []).map((each) => ({
      value: keyOf({ from: 'bank', name: each.name }),
      label: t('Bank {name} ({count})', { name: each.name, count: each.questions }),
    })),
    ...(data?.tags ?? []).map((each) => ({
      value: keyOf({ from: 'tag', name: each.name }),
      label: t('Tag {name} ({count})', { name: each.name, count: each.questions }),
    })),
  ];
  const [first] = sources;
  const put = (at: number, change: Partial<AssessmentDraw>) =>
    onChange(draws.map((draw, place) => (place === at ? { ...draw, ...change } : draw)));
  return (
    <div className={css['rows']}>
      {draws.map((draw, at) => (
        <div key={String(at)} className={css['row']}>
          <SelectField
            label={t('Drawn from')}
            value={keyOf(draw)}
            options={sources}
            onChange={({ target }) => put(at, readKey(target.value))}
          />
          <NumberField
            label={t('How many')}
            value={draw.count}
            onChange={({ target }) => put(at, { count: Number(target.value) })}
          />
          <IconButton
            icon="trash"
            label={t('Remove')}
            onClick={() => onChange(draws.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {first && (
        <Button
          size="sm"
          icon="plus"
          onClick={() => onChange([...draws, { ...readKey(first.value), count: 5 }])}
        >
          {t('Draw questions by chance')}
        </Button>
      )}
    </div>
  );
}
