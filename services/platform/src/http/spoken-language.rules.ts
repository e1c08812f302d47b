import { LANGUAGES, type Language } from '@atrium/contracts';

const isSpoken = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The first language of an `Accept-Language` that the portal speaks; pages of the portal name theirs alone. */
export const spokenLanguage = (header: string | undefined): Language | undefined =>
  header
    ?.split(',')
    .map((range) => range.trim().split(/[-;]/)[0]?.toLowerCase() ?? '')
    .find(isSpoken);
