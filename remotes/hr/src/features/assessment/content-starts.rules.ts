import { MOST_HANDED_MB, type QuestionContent, type QuestionKind } from '@atrium/contracts';

/** An id for a new option; the server gives it another. */
export const newPartId = (): string => crypto.randomUUID().slice(0, 8);

const part = () => ({ id: newPartId(), text: '' });
const option = () => ({ ...part(), last: false });
const accepted = () => ({ text: '', credit: 1 });

function matchStart(): QuestionContent {
  const [items, choices] = [
    [part(), part()],
    [part(), part()],
  ];
  const pairs = Object.fromEntries(items.map(({ id }, place) => [id, choices[place]?.id ?? '']));
  return { kind: 'match', items, choices, pairs, scoring: 'pairs' };
}

const STARTS: Record<QuestionKind, () => QuestionContent> = {
  single: () => {
    const options = [option(), option()];
    return { kind: 'single', options, right: options[0]?.id ?? '' };
  },
  trueFalse: () => ({ kind: 'trueFalse', right: true }),
  multiple: () => {
    const options = [option(), option()];
    return { kind: 'multiple', options, right: [options[0]?.id ?? ''], scoring: 'weights' };
  },
  number: () => ({ kind: 'number', accepted: [{ value: 0, tolerance: 0, toleranceIn: 'absolute' }] }),
  shortText: () => ({ kind: 'shortText', accepted: [accepted()], caseSensitive: false }),
  match: matchStart,
  order: () => ({ kind: 'order', items: [part(), part()], scoring: 'position' }),
  blanks: () => ({ kind: 'blanks', blanks: [{ id: newPartId(), label: '[1]', accepted: [accepted()] }] }),
  longText: () => ({ kind: 'longText', rubric: [{ ...part(), points: 1 }] }),
  file: () => ({
    kind: 'file',
    accepts: ['pdf', 'document', 'image'],
    most: 1,
    maxMb: MOST_HANDED_MB,
    rubric: [{ ...part(), points: 1 }],
  }),
};

/** What a new question of a kind begins with. */
export const firstContent = (kind: QuestionKind): QuestionContent => STARTS[kind]();

/** Points of a question that a person marks are those of its rubric. */
export function rubricPoints(content: QuestionContent): number | null {
  if (content.kind !== 'longText' && content.kind !== 'file') return null;
  const hundredths = content.rubric.reduce((sum, { points }) => sum + Math.round(points * 100), 0);
  return hundredths / 100;
}
