import { LANGUAGES, type Language } from '@atrium/contracts';
import { language, t, toast } from '@atrium/sdk';
import { useDeferredValue } from 'react';
import { mayChangeLanguage } from './ask-before-language.js';
import { chooseLanguage, LANGUAGE_NAMES } from './language.js';

const say = () => toast.error(t('The language could not be loaded'));

/** Where nobody is signed in: each language in its own words, kept in this browser. */
export function LanguagePicker() {
  const shown = language();
  // For each script the device's fonts are looked through, which the first drawing need not wait for.
  const isDrawn = useDeferredValue(true, false);
  const choose = async (wanted: Language) => {
    if (wanted === shown || !(await mayChangeLanguage())) return;
    await chooseLanguage(wanted).catch(say);
  };
  if (!isDrawn) return null;
  return (
    <div className="at-languages" role="group" aria-label={t('Language')}>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === shown}
          onClick={() => void choose(each)}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </div>
  );
}
