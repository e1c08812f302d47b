import { HANDED_KIND_LABELS, HANDED_KINDS, type ContentOf } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { CheckField, NumberField } from '@atrium/ui';
import { RubricFields } from './part-fields.js';
import css from './content-fields.module.scss';

interface HandInFieldsProps {
  content: ContentOf<'file'>;
  onChange: (content: ContentOf<'file'>) => void;
}

/** Which files are to be handed in, and what of them is marked. */
export function HandInFields({ content, onChange }: HandInFieldsProps) {
  const { accepts, most, maxMb, rubric } = content;
  return (
    <>
      <fieldset className={css['rows']}>
        <legend className="form-label">{t('Kinds of files')}</legend>
        {HANDED_KINDS.map((kind) => (
          <CheckField
            key={kind}
            label={translate(HANDED_KIND_LABELS[kind])}
            checked={accepts.includes(kind)}
            onChange={({ target }) =>
              onChange({
                ...content,
                accepts: HANDED_KINDS.filter((each) =>
                  each === kind ? target.checked : accepts.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <NumberField
        label={t('Files at most')}
        value={most}
        onChange={({ target }) => onChange({ ...content, most: Number(target.value) })}
      />
      <NumberField
        label={t('Megabytes each at most')}
        value={maxMb}
        onChange={({ target }) => onChange({ ...content, maxMb: Number(target.value) })}
      />
      <RubricFields rubric={rubric} onChange={(next) => onChange({ ...content, rubric: next })} />
    </>
  );
}
