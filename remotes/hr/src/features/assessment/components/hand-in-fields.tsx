import { HANDED_KIND_LABELS, HANDED_KINDS, type ContentOf } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { CheckField, NumberField } from '@atrium/ui';
import { useId } from 'react';
import { messageOf, type ContentErrors } from '../content-errors.rules.js';
import { RubricFields } from './part-fields.js';
import css from './content-fields.module.scss';

interface HandInFieldsProps {
  content: ContentOf<'file'>;
  errors: ContentErrors | undefined;
  onChange: (content: ContentOf<'file'>) => void;
}

/** Which files are to be handed in, and what of them is marked. */
export function HandInFields({ content, errors, onChange }: HandInFieldsProps) {
  const { accepts, most, maxMb, rubric } = content;
  const faultId = useId();
  const say = (field: 'accepts' | 'most' | 'maxMb') => {
    const message = messageOf(errors, field);
    return message === undefined ? undefined : translate(message);
  };
  const fault = say('accepts');
  return (
    <>
      <fieldset className={css['rows']} aria-describedby={fault && faultId}>
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
        {fault && (
          <div id={faultId} className="at-field-error" role="alert">
            {fault}
          </div>
        )}
      </fieldset>
      <NumberField
        label={t('Files at most')}
        value={most}
        error={say('most')}
        onChange={({ target }) => onChange({ ...content, most: Number(target.value) })}
      />
      <NumberField
        label={t('Megabytes each at most')}
        value={maxMb}
        error={say('maxMb')}
        onChange={({ target }) => onChange({ ...content, maxMb: Number(target.value) })}
      />
      <RubricFields rubric={rubric} onChange={(next) => onChange({ ...content, rubric: next })} />
    </>
  );
}
