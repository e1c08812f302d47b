import { languageKey, type LanguageChoice } from '@atrium/contracts';
import { t, tellFailure, toast, useHasUnsavedWork, useSetting } from '@atrium/sdk';
import { useEffect } from 'react';
import { mayChangeLanguage } from './ask-before-language.js';
import { chooseLanguage, readLanguageChoice } from './language.js';

/** Number of choices being saved. Outside of the component, because a new language renders the page anew. */
let unsaved = 0;

const sayNotShown = () =>
  toast.error(t('The language could not be loaded'), { text: t('Check your connection and try again.') });

/**
 * The person's language: shown at once, stored in this browser for its first paint, and on the server for other
 * browsers.
 */
export function useLanguageChoice() {
  const { value, chosen, save } = useSetting(languageKey);
  const isTyping = useHasUnsavedWork();
  useEffect(() => {
    // A choice being saved is newer than the server's, and typed input must not be lost.
    if (!chosen || unsaved > 0 || isTyping || value === readLanguageChoice()) return;
    chooseLanguage(value).catch(sayNotShown);
  }, [chosen, value, isTyping]);

  const choose = async (choice: LanguageChoice) => {
    if (!(await mayChangeLanguage())) return;
    unsaved += 1;
    try {
      await chooseLanguage(choice);
      await save(choice).catch((reason: unknown) =>
        tellFailure(t('Your language is kept in this browser only.'), reason),
      );
    } catch {
      sayNotShown();
    } finally {
      unsaved -= 1;
    }
  };
  return { choice: readLanguageChoice(), choose: (choice: LanguageChoice) => void choose(choice) };
}
