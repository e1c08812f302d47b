import { LANGUAGES } from '@atrium/contracts';
import { language, useUser } from '@atrium/sdk';
import type { MenuItem } from '@atrium/ui';
import { LANGUAGE_NAMES } from '../language/language.js';
import { useLanguageChoice } from '../language/use-language-choice.js';

/** The languages of the portal, each in its own words, and the choice of one. */
export function useOwnLanguage(): MenuItem[] {
  const { choose } = useLanguageChoice();
  const { seenBy } = useUser();
  if (seenBy) return [];
  const shown = language();
  return LANGUAGES.map((each) => ({
    id: `language-${each}`,
    label: LANGUAGE_NAMES[each],
    lang: each,
    icon: 'language',
    chosen: each === shown,
    onSelect: () => choose(each),
  }));
}
