import { addTextSource, language, type TextSource } from '@atrium/sdk';
import { use } from 'react';

/**
 * Texts that few pages show, fetched with their code.
 * @returns a hook for such a page: it suspends until they are here. What cannot be fetched then is shown in English.
 */
export function lateTexts(source: TextSource): () => void {
  // English has none; a language that is chosen later shows when its texts are here.
  let here = language() === 'en';
  const coming = addTextSource(source)
    .catch(() => undefined)
    .then(() => {
      here = true;
    });
  return function useLateTexts() {
    if (!here) use(coming);
  };
}
