import { LOCALES, type Language, type RemoteWords } from '@atrium/contracts';
import { setupI18n, type Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { compileText } from './compile-text.js';
import type { Catalogue, TextSource, TextValues } from './language.types.js';
import { findPattern, forgetPatterns } from './text-patterns.js';

/** The portal's one instance: remotes get this package, and thereby this instance, from the shell. */
export const i18n = /* @__PURE__ */ setupI18n({
  locale: 'en',
  locales: LOCALES.en,
  messages: { en: {} },
}).setMessagesCompiler(compileText);

/** The language on the page. */
export const language = (): Language => i18n.locale as Language;

/** The page's language as a locale for `Intl`. */
export const locale = (): string => LOCALES[language()];

/** The page's language; rerenders when it changes. */
export const useLanguage = (): Language =>
  useSyncExternalStore((onChange) => i18n.on('change', onChange), language);

/**
 * A text in the page's language: `t('{count, plural, one {# row} other {# rows}}', { count })`. The English sentence is
 * its own key, so write it in one piece; two meanings of a word are distinguished after `::`, as in `t('Open::state')`.
 */
export const t = (text: string, values?: TextValues): string => inOwnOrder(i18n._(text, values));

/** Figures beside words. */
const MIXED = /\d.*\p{L}|\p{L}.*\d/su;

/**
 * On a page that somebody has turned from right to left, figures and words of a language that is written from the left
 * would change places: `min 0`. Such a text is isolated, so that it keeps its order.
 */
export function inOwnOrder(text: string): string {
  const isTurned = 'document' in globalThis && document.documentElement.dir === 'rtl' && language() !== 'ar';
  return isTurned && MIXED.test(text) ? `\u2066${text}\u2069` : text;
}

/** Marks a text where no language is known yet, as in a constant; `translate` shows it. */
export const msg = (text: string): string => text;

/**
 * Translates English from the server, a contract or `msg`: the sentence itself, or a catalogue text with `{0}` for the
 * server's values. An unknown text stays as it is.
 * @param values of stored words, which have their placeholders
 */
export function translate(text: string, values?: TextValues): string {
  if (values || language() === 'en' || text in i18n.messages) return inOwnOrder(i18n._(text, values));
  const found = findPattern(text, Object.keys(i18n.messages));
  return found
    ? i18n._(found.id, Object.fromEntries(found.values.map((value, at) => [at, translate(value)])))
    : text;
}

/** The values of a choice with their labels in the reader's language, as fields and filters take them. */
export const labelled = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: translate(labels[value]) }));

/** Like `labelled`, for all values that have a label, in the order of the labels. */
export const allLabelled = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  labelled(Object.keys(labels) as Value[], labels);

/** Adds texts to a language; existing keys are kept. */
function addTexts(to: Language, catalogue: Catalogue): void {
  const before = loaded[to];
  const fresh = Object.entries(catalogue).filter(([id]) => !(id in before));
  Object.assign(before, Object.fromEntries(fresh));
  forgetPatterns();
  i18n.load(to, before as Messages);
}

/** Adds the titles of a remote's description in every language. */
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
 * Loads a package's texts for the page's language, and from then on for every language that is chosen. Rejects when
 * they cannot be loaded; the page can then be shown in English.
 */
export async function addTextSource(source: TextSource): Promise<void> {
  sources.add(source);
  await bring(source, language());
}

/**
 * Changes the page's language once all its texts are loaded. Rejects when they cannot be loaded; nothing changes then.
 */
export async function showLanguage(wanted: Language): Promise<void> {
  await Promise.all([...sources].map((source) => bring(source, wanted)));
  if (wanted !== language()) i18n.activate(wanted, LOCALES[wanted]);
}
