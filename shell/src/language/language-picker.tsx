import { LANGUAGES, type Language } from '@atrium/contracts';
import { language, t, toast } from '@atrium/sdk';
import { useDeferredValue } from 'react';
import { mayChangeLanguage } from './ask-before-language.js';
import { chooseLanguage, LANGUAGE_NAMES } from './language.js';

const say = () => toast.error(t('The language could not be loaded'));

/** The choice of language on pages without a session, stored in this browser. Each language is named in itself. */
export function LanguagePicker() {
  const shown = language();
  // Rendered later, because the browser searches the device's fonts for each script.
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
