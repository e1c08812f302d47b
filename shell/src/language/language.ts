import { LANGUAGES, type Language, type LanguageChoice } from '@atrium/contracts';
import { language, showLanguage } from '@atrium/sdk';
import { readStored, store } from '../storage/browser-storage.js';

/** index.html reads this key before the first paint. */
const KEY = 'atrium.language';

/** Each language's name in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', ar: 'العربية' };

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The last choice in this browser, or one that came from another browser. */
export function readLanguageChoice(): LanguageChoice {
  const stored = readStored('localStorage', KEY) ?? '';
  return isLanguage(stored) ? stored : 'browser';
}

/** The first of the browser's languages that the portal speaks. */
function readBrowserLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? 'en';
}

function readLanguage(): Language {
  const choice = readLanguageChoice();
  return choice === 'browser' ? readBrowserLanguage() : choice;
}

/** The direction chosen in this browser independent of the language: see customizer/stored-display.ts. */
const readDirection = () => /"dir":"(ltr|rtl)"/.exec(readStored('localStorage', 'customizer') ?? '')?.[1];

/** Sets the page's language and direction; Arabic is right to left. */
function dressPage(): void {
  document.documentElement.lang = language();
  document.documentElement.dir = readDirection() ?? (language() === 'ar' ? 'rtl' : 'ltr');
}

/** Shows the page in this browser's language, or in English if its texts cannot be loaded. Never rejects. */
export async function startLanguage(): Promise<void> {
  await showLanguage(readLanguage()).catch(() => undefined);
  dressPage();
}

/** Changes the page's language and stores it in this browser. Rejects when its texts cannot be loaded. */
export async function chooseLanguage(choice: LanguageChoice): Promise<void> {
  const before = readStored('localStorage', KEY);
  store('localStorage', KEY, choice === 'browser' ? null : choice);
  try {
    await showLanguage(readLanguage());
    dressPage();
  } catch (reason) {
    store('localStorage', KEY, before);
    throw reason;
  }
}
