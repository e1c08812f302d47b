import type { ThemeChoice } from '@atrium/contracts';
import { readStored, store } from '../storage/browser-storage.js';

export type Theme = Exclude<ThemeChoice, 'system'>;

/** index.html reads the same key before the first paint. */
const KEY = 'atrium.theme';

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** What was last chosen in this browser, or arrived from another. */
export function readChoice(): ThemeChoice {
  const stored = readStored('localStorage', KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function readTheme(): Theme {
  const choice = readChoice();
  if (choice !== 'system') return choice;
  return systemDark().matches ? 'dark' : 'light';
}

function showTheme(): void {
  document.documentElement.dataset['bsTheme'] = readTheme();
}

/** Shows the theme and remembers it in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  store('localStorage', KEY, choice === 'system' ? null : choice);
  showTheme();
}

/**
 * Keeps the page in the system's theme as long as the person has chosen none, and in step with other tabs.
 * @returns a function that stops
 */
export function followTheme(onChange: () => void): () => void {
  const follow = () => {
    showTheme();
    onChange();
  };
  const system = systemDark();
  system.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  return () => {
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}
