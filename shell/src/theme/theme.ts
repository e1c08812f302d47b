import { readStored, store } from '../storage/browser-storage.js';

export type Theme = 'light' | 'dark';

/** index.html reads the same key before the first paint. */
const KEY = 'atrium.theme';

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function readChosen(): Theme | null {
  const stored = readStored('localStorage', KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

export function readTheme(): Theme {
  return readChosen() ?? (systemDark().matches ? 'dark' : 'light');
}

function showTheme(): void {
  document.documentElement.dataset['bsTheme'] = readTheme();
}

/** Shows the theme and remembers it as the person's choice. */
export function chooseTheme(theme: Theme): void {
  store('localStorage', KEY, theme);
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
