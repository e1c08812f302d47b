import { LANGUAGE_CHOICES, type LanguageChoice } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, SelectField } from '@atrium/ui';
import { LANGUAGE_NAMES } from '../../language/language.js';
import { useLanguageChoice } from '../../language/use-language-choice.js';

const nameOf = (choice: LanguageChoice) =>
  choice === 'browser' ? t('Same as browser') : LANGUAGE_NAMES[choice];

/** The language in which the person reads the portal. */
export function LanguageCard() {
  const { choice, choose } = useLanguageChoice();
  return (
    <Card title={t('Language')} note={t('Applies in every browser where you sign in.')}>
      <SelectField
        label={t('Language of the portal')}
        help={t('Dates and numbers follow it. What people write is not translated.')}
        value={choice}
        options={LANGUAGE_CHOICES.map((each) => ({ value: each, label: nameOf(each) }))}
        onChange={(event) => choose(event.target.value as LanguageChoice)}
      />
    </Card>
  );
}
