const FIELD = /\{([A-Za-z][A-Za-z0-9]{0,39})\}/g;

/** The fields that texts name, each once, in the order in which they are read. */
export const fieldsIn = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => Array.from(text.matchAll(FIELD), ([, name = '']) => name))),
];

/** The text with its fields replaced. What has no value stays as it is, so that it is seen. */
export const fillText = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(FIELD, (field, name: string) => values.get(name) ?? field);

/** Paragraphs are separated by empty lines; other line ends stay. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
