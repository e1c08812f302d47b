/** @typedef {import('./compare-texts.rules.mjs').OwnedUse} OwnedUse */

/** Texts that the product's specification fixes to the letter. */
const FIXED = new Set([
  'Logout Successful!',
  "You won't be able to revert this!",
  'Yes, approve it!',
  'Yes, decline it!',
  'No, cancel!',
  'Approved!',
  'Declined!',
]);

/** What the interface never says, with what it says instead. @type {[RegExp, string][]} */
const FORBIDDEN = [
  [/\b(?:who|whom)ever\b|\bwhom\b/i, 'name the person'],
  [/\banew\b/i, 'again'],
  [/\bat once\b/i, 'immediately, or nothing'],
  [/\bparted\b/i, 'separated'],
  [/\b(?:stands?|shows?) here\b/i, 'appears here'],
  [/\b(?:told|tells)\b/i, 'notify or announce'],
  [/\bgo(?:es)? on\b/i, 'continue'],
  [/\bby itself\b/i, 'automatically'],
  [/\bany more\b/i, 'no longer'],
  [/\b(?:some|every|no)body\b/i, 'someone, everyone, no one'],
  [/\be-mails?\b|\bmails?\b/i, 'email'],
  [/\bbeg[iu]n(?:s|ning)?\b|\bbegan\b/i, 'start'],
  [/\bturn(?:s|ed)? (?:on|off)\b/i, 'switch on, switch off'],
  [/\btake[ns]? back\b/i, 'withdraw'],
  [/\blog (?:in|out)\b/i, 'sign in, sign out'],
  [/\bfor ever\b/i, 'permanently'],
  [/\badministrators?\b/i, 'admin'],
  [/\b(?:kindly|do the needful|revert|please|oops|simply|successfully)\b/i, 'leave it out'],
  [/\b(?:can|do|does|did|is|are|was|were|will|would|could|has|have)n['’]t\b/i, 'no contraction'],
  [/!/, 'no exclamation mark'],
  [/(?<!\{[^}]*)['"]/, 'curly quotation marks'],
  [/ …| %/, 'no space before it'],
];

/**
 * Finds words that the glossary's rules forbid in the English that people read.
 * @param {readonly Pick<OwnedUse, 'id' | 'place'>[]} uses
 * @returns {string[]} one sentence for each fault
 */
export function findForbiddenWords(uses) {
  return uses.flatMap(({ id, place }) =>
    FIXED.has(id)
      ? []
      : FORBIDDEN.flatMap(([pattern, instead]) => {
          const found = pattern.exec(id)?.[0];
          return found ? [`${place}: “${id}” says “${found.trim()}”: ${instead}`] : [];
        }),
  );
}
