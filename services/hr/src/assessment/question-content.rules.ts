import {
  ASSESSMENT_QUESTION,
  type ContentOf,
  type ErrorDefinition,
  type QuestionContent,
} from '@atrium/contracts';

const { ASSESSMENT_RIGHT_ANSWER, ASSESSMENT_SAME_ID, ASSESSMENT_RUBRIC } = ASSESSMENT_QUESTION.errors;
const HUNDRED = 100;

interface Named {
  id: string;
}
/** Gives a part the id under which it is kept. */
type Renaming = (id: string) => string;

/** Lists of parts of which no two may have the same id. */
function partsOf(content: QuestionContent): readonly (readonly Named[])[] {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return [content.options];
    case 'match':
      return [content.items, content.choices];
    case 'order':
      return [content.items];
    case 'blanks':
      return [content.blanks];
    case 'longText':
    case 'file':
      return [content.rubric];
    default:
      return [];
  }
}

export const partIdsOf = (content: QuestionContent): string[] =>
  partsOf(content).flatMap((parts) => parts.map(({ id }) => id));

/**
 * The content with other ids of parts. What is new gets an id by chance, because the ids that somebody writes, such as
 * a, b and c, may say what is right.
 */
export function withPartIds(content: QuestionContent, rename: Renaming): QuestionContent {
  const all = <Part extends Named>(parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, id: rename(part.id) }));
  switch (content.kind) {
    case 'single':
      return { ...content, options: all(content.options), right: rename(content.right) };
    case 'multiple':
      return { ...content, options: all(content.options), right: content.right.map(rename) };
    case 'match':
      return {
        ...content,
        items: all(content.items),
        choices: all(content.choices),
        pairs: Object.fromEntries(
          Object.entries(content.pairs).map(([item, choice]) => [rename(item), rename(choice)]),
        ),
      };
    case 'order':
      return { ...content, items: all(content.items) };
    case 'blanks':
      return { ...content, blanks: all(content.blanks) };
    case 'longText':
    case 'file':
      return { ...content, rubric: all(content.rubric) };
    default:
      return content;
  }
}

/** Why a question cannot be kept. */
export function refuseContent(content: QuestionContent, points: number): ErrorDefinition | null {
  const isRepeated = partsOf(content).some((parts) => new Set(parts.map(({ id }) => id)).size < parts.length);
  if (isRepeated) return ASSESSMENT_SAME_ID;
  if (!hasRightAnswer(content)) return ASSESSMENT_RIGHT_ANSWER;
  const isByHand = content.kind === 'longText' || content.kind === 'file';
  return isByHand && !addsUp(content, points) ? ASSESSMENT_RUBRIC : null;
}

function hasRightAnswer(content: QuestionContent): boolean {
  const isAmong = (parts: readonly Named[], id: string | undefined) => parts.some((part) => part.id === id);
  switch (content.kind) {
    case 'single':
      return isAmong(content.options, content.right);
    case 'multiple':
      return (
        new Set(content.right).size === content.right.length &&
        content.right.every((id) => isAmong(content.options, id))
      );
    case 'match':
      return (
        Object.keys(content.pairs).length === content.items.length &&
        content.items.every(({ id }) => isAmong(content.choices, content.pairs[id]))
      );
    default:
      return true;
  }
}

/** In whole hundredths, because 0.1 and 0.2 do not add up to 0.3 otherwise. */
function addsUp({ rubric }: ContentOf<'longText' | 'file'>, points: number): boolean {
  const inHundredths = (value: number) => Math.round(value * HUNDRED);
  return rubric.reduce((sum, each) => sum + inHundredths(each.points), 0) === inHundredths(points);
}
