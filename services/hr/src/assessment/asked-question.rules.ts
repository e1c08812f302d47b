import type { AskedQuestion, QuestionContent } from '@atrium/contracts';
import { drawnOrder } from './drawn-order.rules.js';
import type { Question } from './question.types.js';

/** A question as it was when an attempt began. */
export interface QuestionEdition {
  id: string;
  edition: number;
  text: string;
  points: number;
  cost: number;
  content: QuestionContent;
  feedback: string;
}

interface Part {
  id: string;
  text: string;
}

interface Shuffling {
  seed: string;
  shuffleOptions: boolean;
}

/** What may be shown of it before anybody may know what is right. */
export function askedQuestion(
  { id, text, points, cost, content }: QuestionEdition,
  { seed, shuffleOptions }: Shuffling,
): AskedQuestion {
  const shuffled = (name: string, parts: readonly (Part & { last?: boolean })[]): Part[] =>
    drawnOrder(
      parts.map((part) => ({ ...part, key: part.id, pinned: part.last ?? false })),
      { seed, part: `${name} ${id}` },
    ).map(shownPart);
  const asked = { id, kind: content.kind, text, points, cost, parts: [], choices: [], handIn: null };
  switch (content.kind) {
    case 'single':
    case 'multiple': {
      const { options } = content;
      return { ...asked, parts: shuffleOptions ? shuffled('options', options) : options.map(shownPart) };
    }
    case 'match':
      return {
        ...asked,
        parts: content.items.map(shownPart),
        choices: shuffled('choices', content.choices),
      };
    case 'order':
      return { ...asked, parts: shuffled('items', content.items) };
    case 'blanks':
      return { ...asked, parts: content.blanks.map(({ id: blank, label }) => ({ id: blank, text: label })) };
    case 'file': {
      const { accepts, most, maxMb } = content;
      return { ...asked, handIn: { accepts, most, maxMb } };
    }
    default:
      return asked;
  }
}

const shownPart = ({ id, text }: Part): Part => ({ id, text });

/** What is right, in words; of true and false the page has its own. */
export function rightInWords(content: QuestionContent): string[] {
  const textOf = (parts: readonly Part[], id: string | undefined) =>
    parts.find((part) => part.id === id)?.text ?? '';
  switch (content.kind) {
    case 'single':
      return [textOf(content.options, content.right)];
    case 'trueFalse':
      return [String(content.right)];
    case 'multiple':
      return content.options.filter(({ id }) => content.right.includes(id)).map(({ text }) => text);
    case 'number':
      return content.accepted.map(({ value }) => String(value));
    case 'shortText':
      return content.accepted.map(({ text }) => text);
    case 'match':
      return content.items.map(({ id, text }) => `${text}: ${textOf(content.choices, content.pairs[id])}`);
    case 'order':
      return content.items.map(({ text }) => text);
    case 'blanks':
      return content.blanks.map(({ label, accepted }) => `${label}: ${accepted[0]?.text ?? ''}`);
    default:
      return [];
  }
}

/** As the rules of marks take it. */
export function markedQuestion(
  { id, points, cost, content }: QuestionEdition,
  taken: 'remove' | 'full' | null,
): Question {
  const asked = { key: id, points, negative: cost, ...(taken && { void: taken }) };
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return { ...content, options: content.options.map((option) => option.id), ...asked };
    case 'number':
      return { kind: 'number', accepted: content.accepted.map(acceptedNumber), ...asked };
    case 'match': {
      const { pairs, scoring } = content;
      return { kind: 'match', pairs, choices: content.choices.map((choice) => choice.id), scoring, ...asked };
    }
    case 'order':
      return {
        kind: 'order',
        right: content.items.map((item) => item.id),
        scoring: content.scoring,
        ...asked,
      };
    case 'blanks':
      return {
        kind: 'blanks',
        blanks: Object.fromEntries(
          content.blanks.map(({ id: blank, accepted }) => [blank, { kind: 'shortText', accepted }]),
        ),
        ...asked,
      };
    default:
      return { ...content, ...asked };
  }
}

const acceptedNumber = ({
  value,
  tolerance,
  toleranceIn,
}: Extract<QuestionContent, { kind: 'number' }>['accepted'][number]) => ({
  value,
  ...(tolerance > 0 && { tolerance: { kind: toleranceIn, by: tolerance } }),
});
