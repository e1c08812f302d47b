import {
  ASSESSMENT_QUESTION,
  QUESTION_FILE_WORDS,
  type CreateAssessmentQuestion,
  type QuestionContent,
  type QuestionFileProblem,
} from '@atrium/contracts';
import { refuseContent } from '../assessment/question-content.rules.js';

/** A question of a file, which is in no bank yet. Its parts are named after their place. */
export type QuestionDraft = Omit<CreateAssessmentQuestion, 'bank'>;

/** Thrown by readers for one entry. */
export class EntryRefusal extends Error {
  constructor(readonly problem: QuestionFileProblem) {
    super(QUESTION_FILE_WORDS[problem]);
  }
}

/** What a reader found, with the line at which it begins. */
export interface FileEntry {
  line: number;
  text: string;
  draft: QuestionDraft | null;
  /** In words; null: nothing is wrong. */
  why: string | null;
}

const ANY_BANK = 'any';
const LONGEST_SHOWN = 160;

const firstWords = (text: string): string => text.trim().slice(0, LONGEST_SHOWN);

/** An entry of a file, examined as a question that somebody writes. */
export function entryOf(line: number, text: string, read: () => QuestionDraft): FileEntry {
  const shown = firstWords(text);
  try {
    const { data, error } = ASSESSMENT_QUESTION.createSchema.safeParse({ ...read(), bank: ANY_BANK });
    if (!data) return { line, text: shown, draft: null, why: error.issues[0]?.message ?? error.message };
    const { bank: _, ...draft } = data;
    const refusal = refuseContent(draft.content, draft.points);
    if (refusal) return { line, text: shown, draft: null, why: refusal.message };
    return { line, text: firstWords(draft.text), draft: placed(draft), why: null };
  } catch (error) {
    if (error instanceof EntryRefusal) return { line, text: shown, draft: null, why: error.message };
    throw error;
  }
}

interface Named {
  id: string;
}
type Places = ReadonlyMap<string, string>;

const placesOf = (sign: string, parts: readonly Named[]): Places =>
  new Map(parts.map(({ id }, place) => [id, `${sign}${String(place)}`]));
const named = <Part extends Named>(parts: readonly Part[], places: Places): Part[] =>
  parts.map((part) => ({ ...part, id: places.get(part.id) ?? part.id }));

/** The content with parts that are named after their place: the same content has the same names. */
function withPlaceIds(content: QuestionContent): QuestionContent {
  switch (content.kind) {
    case 'single':
    case 'multiple': {
      const places = placesOf('o', content.options);
      const options = named(content.options, places);
      if (content.kind === 'single')
        return { ...content, options, right: places.get(content.right) ?? content.right };
      const right = options.filter((_, place) => content.right.includes(content.options[place]?.id ?? ''));
      return { ...content, options, right: right.map(({ id }) => id) };
    }
    case 'match': {
      const [items, choices] = [placesOf('i', content.items), placesOf('c', content.choices)];
      const pairs = content.items.map(({ id }) => {
        const choice = content.pairs[id] ?? '';
        return [items.get(id) ?? id, choices.get(choice) ?? choice];
      });
      return {
        ...content,
        items: named(content.items, items),
        choices: named(content.choices, choices),
        pairs: Object.fromEntries(pairs) as Record<string, string>,
      };
    }
    case 'order':
      return { ...content, items: named(content.items, placesOf('i', content.items)) };
    case 'blanks':
      return { ...content, blanks: named(content.blanks, placesOf('b', content.blanks)) };
    case 'longText':
    case 'file':
      return { ...content, rubric: named(content.rubric, placesOf('r', content.rubric)) };
    default:
      return content;
  }
}

const placed = (draft: QuestionDraft): QuestionDraft => ({ ...draft, content: withPlaceIds(draft.content) });

const KEYS = ['text', 'points', 'cost', 'tags', 'feedback', 'content'] as const;

/** The question alone, whatever else its row has. */
export const draftOf = ({ text, points, cost, tags, feedback, content }: QuestionDraft): QuestionDraft =>
  placed({ text, points, cost, tags, feedback, content });

/** The same for two questions that ask and mark the same. */
export const keyOf = (draft: QuestionDraft): string => sorted(draftOf(draft));

/** What of a question another reading of it does not have. */
export function beyond(draft: QuestionDraft, read: QuestionDraft | null): Partial<QuestionDraft> {
  const missing = KEYS.filter((key) => !read || sorted(read[key]) !== sorted(draft[key]));
  return Object.fromEntries(missing.map((key) => [key, draft[key]]));
}

/** JSON with the keys of objects in order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
