import type { Language } from '@atrium/contracts';

/** A piece of text, or a placeholder: `['count', 'plural', { one: ['#', ' row'], other: ['#', ' rows'] }]`. */
export type Piece = string | [name: string, type?: string, cases?: Record<string, Piece[]>];
/** As the build compiles it, or a plain sentence without placeholders. */
export type Text = string | Piece[];

/** English sentence -> its translation in one language. */
export type Catalogue = Record<string, Text>;

/** English texts are in the code itself. */
export type TranslatedLanguage = Exclude<Language, 'en'>;

/** Loads the texts of a package by language; each language is a file of its own. */
export type TextSource = Record<TranslatedLanguage, () => Promise<{ default: object }>>;

/** Values of the placeholders. */
export type TextValues = Record<string, string | number>;
