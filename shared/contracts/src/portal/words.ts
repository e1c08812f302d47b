import { z } from 'zod';
import { LANGUAGES, type Language } from './language.js';

/**
 * What a sentence of the portal is filled with: a name or a number as it is; a day, `2026-11-21`, shown without its year;
 * or a word of the portal itself, such as a role's name, with what it is called in languages where no catalogue has it.
 */
const wordValueSchema = z.union([
  z.string(),
  z.number(),
  z.object({ day: z.string() }),
  z.object({ text: z.string(), in: z.partialRecord(z.enum(LANGUAGES), z.string()).optional() }),
]);
type WordValue = z.infer<typeof wordValueSchema>;
export type WordValues = Record<string, WordValue>;

/** A sentence of the portal by its English, `{name} has joined`, so that everybody can read it in their language. */
export const wordsSchema = z.object({ id: z.string(), values: z.record(z.string(), wordValueSchema) });
export type Words = z.infer<typeof wordsSchema>;

/** How values are shown in a language. */
export interface ValueSpeaker {
  language: Language;
  /** A word of the portal, by its English. */
  translate: (text: string) => string;
  formatDay: (day: string, options: Intl.DateTimeFormatOptions) => string;
}

const DAY = { day: 'numeric', month: 'long' } as const;

/** What stands in the sentence for its values. */
export function spokenValues({ values }: Words, speaker: ValueSpeaker): Record<string, string | number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spoken(value, speaker)]));
}

function spoken(value: WordValue, { language, translate, formatDay }: ValueSpeaker): string | number {
  if (typeof value !== 'object') return value;
  return 'day' in value ? formatDay(value.day, DAY) : (value.in?.[language] ?? translate(value.text));
}
