import { LANGUAGES } from '@atrium/contracts';
import { language, useUser } from '@atrium/sdk';
import type { MenuItem } from '@atrium/ui';
import { LANGUAGE_NAMES } from '../language/language.js';
import { useLanguageChoice } from '../language/use-language-choice.js';

/** Menu items to choose the portal's language, each in its own language. */
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
