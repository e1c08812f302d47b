import { LANGUAGES, type Language } from '@atrium/contracts';

const isSpoken = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/**
 * The first language of an `Accept-Language` header that the portal speaks. The portal's own pages send only the
 * language they are shown in.
 */
export const spokenLanguage = (header: string | undefined): Language | undefined =>
  header
    ?.split(',')
    .map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase() ?? '')
    .find(isSpoken);
