const LONGEST = 32;
const SHORTEST = 3;
const LEGAL_FORMS = new Set(['pvt', 'private', 'ltd', 'limited', 'llp', 'inc', 'llc', 'gmbh', 'co', 'the']);

const fit = (code: string) => code.slice(0, LONGEST).replace(/-+$/, '');

/** The words of a company's name in the form that codes allow: `Café Nord Pvt. Ltd.` -> `cafe`, `nord`. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter(Boolean);
  const meant = words.filter((word) => !LEGAL_FORMS.has(word));
  const kept = meant.length > 0 ? meant : words;
  const first = kept.findIndex((word) => /^[a-z]/.test(word));
  return first < 0 ? [] : kept.slice(first);
}

/** Suggested codes for a company's name, the best first; none when the name has no letter of a to z. */
export function suggestCodes(name: string): string[] {
  const words = wordsOf(name);
  const whole = fit(words.join('-'));
  const candidates = [
    whole,
    words.join(''),
    words[0] ?? '',
    fit(`${words[0] ?? ''}-hq`),
    fit(`${words[0] ?? ''}-team`),
  ];
  const fitting = candidates.filter(
    (code) => code.length >= SHORTEST && code.length <= LONGEST && words.length > 0,
  );
  return [...new Set(fitting)];
}
