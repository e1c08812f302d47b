import { LOCALES, type Language, type RemoteWords } from '@atrium/contracts';
import { setupI18n, type Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { compileText } from './compile-text.js';
import type { Catalogue, TextSource, TextValues } from './language.types.js';
import { findPattern, forgetPatterns } from './text-patterns.js';

/** The one instance of the portal: remotes get this package from the shell, and with it this. */
export const i18n = /* @__PURE__ */ setupI18n({
  locale: 'en',
  locales: LOCALES.en,
  messages: { en: {} },
}).setMessagesCompiler(compileText);

/** The language on the page. */
export const language = (): Language => i18n.locale as Language;

/** The language on the page, as `Intl` takes it. */
export const locale = (): string => LOCALES[language()];

/** Follows the language on the page. */
export const useLanguage = (): Language =>
  useSyncExternalStore((onChange) => i18n.on('change', onChange), language);

/**
 * A text in the language on the page: `t('{count, plural, one {# row} other {# rows}}', { count })`. The English sentence
 * is its own name, so it stands here as it is, never put together; two meanings of a word are told apart behind `::`, as
 * in `t('Open::state')`.
 */
export const t = (text: string, values?: TextValues): string => i18n._(text, values);

/** Marks a text where no language is chosen yet, as in a constant; `translate` shows it. */
export const msg = (text: string): string => text;

/**
 * What came as English from the server, a contract or `msg`, in the language on the page: the sentence itself, or one
 * that the catalogue knows with `{0}` for what the server put in. What is not known stays as it is.
 */
export function translate(text: string): string {
  if (language() === 'en' || text in i18n.messages) return i18n._(text);
  const found = findPattern(text, Object.keys(i18n.messages));
  return found
    ? i18n._(found.id, Object.fromEntries(found.values.map((value, at) => [at, translate(value)])))
    : text;
}

/** Adds texts to a language; what the portal calls by a name already stays. */
function addTexts(to: Language, catalogue: Catalogue): void {
  const before = loaded[to];
  const fresh = Object.entries(catalogue).filter(([id]) => !(id in before));
  Object.assign(before, Object.fromEntries(fresh));
  forgetPatterns();
  i18n.load(to, before as Messages);
}

/** Adds what a remote's description says of its titles, in every language. */
export function addWords(words: RemoteWords = {}): void {
  for (const [each, catalogue] of Object.entries(words)) addTexts(each as Language, catalogue);
}

const loaded: Record<Language, Catalogue> = { en: {}, hi: {}, ar: {} };
const sources = new Set<TextSource>();
const brought = new WeakMap<TextSource, Set<Language>>();

async function bring(source: TextSource, wanted: Language): Promise<void> {
  const already = brought.get(source) ?? new Set();
  if (wanted === 'en' || already.has(wanted)) return;
  const { default: catalogue } = await source[wanted]();
  addTexts(wanted, catalogue as Catalogue);
  brought.set(source, already.add(wanted));
}

/**
 * Brings a package's texts for the language on the page, and from now on those of every language that is chosen. Rejects
 * when they cannot be fetched: the page can then show in English.
 */
export async function addTextSource(source: TextSource): Promise<void> {
  sources.add(source);
  await bring(source, language());
}

/** Shows the page in a language once all of its texts are here. Rejects when they cannot be fetched; nothing changes then. */
export async function showLanguage(wanted: Language): Promise<void> {
  await Promise.all([...sources].map((source) => bring(source, wanted)));
  if (wanted !== language()) i18n.activate(wanted, LOCALES[wanted]);
}
