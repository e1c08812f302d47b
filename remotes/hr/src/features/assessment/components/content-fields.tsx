import type { QuestionContent } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { SelectField } from '@atrium/ui';
import type { ContentErrors } from '../content-errors.rules.js';
import { HandInFields } from './hand-in-fields.js';
import { OptionFields } from './option-fields.js';
import { MatchFields, OrderFields, RubricFields } from './part-fields.js';
import { BlankFields, NumberAnswer, ShortTextAnswer } from './typed-answer-fields.js';

interface ContentFieldsProps {
  content: QuestionContent;
  errors: ContentErrors | undefined;
  onChange: (content: QuestionContent) => void;
}

/** The answers of a question, as its kind has them. */
export function ContentFields({ content, errors, onChange }: ContentFieldsProps) {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return <OptionFields content={content} onChange={onChange} />;
    case 'trueFalse':
      return (
        <SelectField
          label={t('Right answer')}
          value={String(content.right)}
          options={[
            { value: 'true', label: t('True') },
            { value: 'false', label: t('False') },
          ]}
          onChange={({ target }) => onChange({ ...content, right: target.value === 'true' })}
        />
      );
    case 'number':
      return <NumberAnswer content={content} onChange={onChange} />;
    case 'shortText':
      return <ShortTextAnswer content={content} onChange={onChange} />;
    case 'match':
      return <MatchFields content={content} onChange={onChange} />;
    case 'order':
      return <OrderFields content={content} onChange={onChange} />;
    case 'blanks':
      return <BlankFields content={content} onChange={onChange} />;
    case 'file':
      return <HandInFields content={content} errors={errors} onChange={onChange} />;
    default:
      return <RubricFields rubric={content.rubric} onChange={(rubric) => onChange({ ...content, rubric })} />;
  }
}
