import type { Answer } from './question.types.js';

/** What a person wrote or chose; blank: nothing. */
export const answeredText = (answer: Answer): string =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : '';

export const answeredList = (answer: Answer): string[] => (Array.isArray(answer) ? answer : []);

/** What stands beside each item, without what was left empty. */
export const answeredItems = (answer: Answer): Map<string, string> =>
  new Map(
    typeof answer === 'object' && answer !== null && !Array.isArray(answer)
      ? Object.entries(answer).flatMap(([item, given]): [string, string][] => {
          const text = answeredText(given);
          return text === '' ? [] : [[item, text]];
        })
      : [],
  );

export function isAnswered(answer: Answer): boolean {
  return (
    typeof answer === 'boolean' ||
    answeredText(answer) !== '' ||
    answeredList(answer).length > 0 ||
    answeredItems(answer).size > 0
  );
}
