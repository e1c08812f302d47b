/** The person whose password it will be, with their company. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  companyCode: string;
}

const PORTAL = 'atrium';
/** Shorter words occur in many passwords by chance. */
const SHORTEST_WORD = 3;
/** After removing the owner's words, fewer remaining characters than this are easy to guess. */
const SHORTEST_REST = 8;

/** Characters that people write instead of letters, which attackers try as well. */
const LETTER_OF: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;

const lettersOf = (text: string): string => text.normalize('NFKC').toLowerCase().split(SEPARATORS).join('');

const withoutSubstitutes = (text: string): string =>
  text.replace(/[@431!|05$7]/g, (sign) => LETTER_OF[sign] ?? sign);

/**
 * Words that an attacker who knows the owner tries first: e-mail, names, company, whole and in parts; the longest
 * first.
 */
export function listContextWords(owner: PasswordOwner): string[] {
  const { email, firstName, lastName, companyName, companyCode } = owner;
  const [mailbox = '', domain = ''] = email.split('@');
  const host = domain.split('.').slice(0, -1).join('.');
  const phrases = [email, mailbox, host, firstName, lastName, companyName, companyCode, PORTAL];
  const words = phrases.flatMap((phrase) => [phrase, ...phrase.split(SEPARATORS)]).map(lettersOf);
  const telling = new Set(words.filter(({ length }) => length >= SHORTEST_WORD));
  return [...telling].sort((one, other) => other.length - one.length);
}

/** Whether a password is hardly more than some of these words, like `Asha@2026`. */
export function isMadeOf(password: string, words: string[]): boolean {
  return [password, withoutSubstitutes(password)].map(lettersOf).some((letters) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters);
    return rest !== letters && rest.length < SHORTEST_REST;
  });
}
