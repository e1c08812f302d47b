import type { Language } from '@atrium/contracts';

/** Words, or what is put in: `['count', 'plural', { one: ['#', ' row'], other: ['#', ' rows'] }]`. */
export type Piece = string | [name: string, type?: string, cases?: Record<string, Piece[]>];
/** As the build compiles it, or the plain sentence where nothing stands in braces. */
export type Text = string | Piece[];

/** English sentence -> what stands for it in one language. */
export type Catalogue = Record<string, Text>;

/** English is in the code itself. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

/** Where the texts of a package come from, by language; each is a file of its own. */
export type TextSource = Record<TranslatedLanguage, () => Promise<{ default: object }>>;

/** What stands for the names in braces. */
export type TextValues = Record<string, string | number>;
