import { z } from 'zod';
import { LANGUAGES, type Language } from './language.js';

/**
 * A value in a sentence of the portal: a name or a number as it is; a day, `2026-11-21`, shown without its year; or a
 * word of the portal, such as a role's name, with translations for languages whose catalogue lacks it.
 */
const wordValueSchema = z.union([
  z.string(),
  z.number(),
  z.object({ day: z.string() }),
  z.object({ text: z.string(), in: z.partialRecord(z.enum(LANGUAGES), z.string()).optional() }),
]);
type WordValue = z.infer<typeof wordValueSchema>;
export type WordValues = Record<string, WordValue>;

/** A sentence of the portal, identified by its English text, `{name} has joined`, so that it can be translated. */
export const wordsSchema = z.object({ id: z.string(), values: z.record(z.string(), wordValueSchema) });
export type Words = z.infer<typeof wordsSchema>;

/** Several sentences of the portal, and texts that people wrote, joined by `by`. */
export interface JoinedWords {
  by: string;
  parts: (string | Words | JoinedWords)[];
}
export const joinedWordsSchema: z.ZodType<JoinedWords> = z.object({
  by: z.string(),
  parts: z.array(z.union([z.string(), wordsSchema, z.lazy(() => joinedWordsSchema)])),
});

/** How values are formatted in a language. */
export interface ValueSpeaker {
  language: Language;
  /** Translates a word of the portal, given in English. */
  translate: (text: string) => string;
  formatDay: (day: string, options: Intl.DateTimeFormatOptions) => string;
}

const DAY = { day: 'numeric', month: 'long' } as const;

/** The values as they are shown in the sentence. */
export function spokenValues({ values }: Words, speaker: ValueSpeaker): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spoken(value, speaker)]));
}

function spoken(value: WordValue, { language, translate, formatDay }: ValueSpeaker): string | number {
  if (typeof value !== 'object') return value;
  return 'day' in value ? formatDay(value.day, DAY) : (value.in?.[language] ?? translate(value.text));
}
