import type { DisplayChoice } from '@atrium/contracts';
import { readStored, store } from '../storage/browser-storage.js';
import { attributesOf, resolveDisplay } from './display.rules.js';

/** What this browser stores of a look for its next first paint. */
export interface StoredDisplay {
  userId: string | null;
  company: DisplayChoice;
  own: DisplayChoice;
  /** Chosen here and not yet saved on the server. */
  unsaved: boolean;
}

/** index.html reads its `theme` and `attributes` before the first paint. */
export const DISPLAY_KEY = 'customizer';

const NOTHING: StoredDisplay = { userId: null, company: {}, own: {}, unsaved: false };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function readStoredDisplay(): StoredDisplay {
  try {
    const kept: unknown = JSON.parse(readStored('localStorage', DISPLAY_KEY) ?? '{}');
    if (!isObject(kept)) return NOTHING;
    const { userId, company, own, unsaved } = kept;
    return {
      userId: typeof userId === 'string' ? userId : null,
      company: isObject(company) ? company : {},
      own: isObject(own) ? own : {},
      unsaved: unsaved === true,
    };
  } catch {
    return NOTHING;
  }
}

export function storeDisplay({ userId, company, own, unsaved }: StoredDisplay): void {
  const display = resolveDisplay(company, own);
  const first = { theme: display.theme, attributes: attributesOf(display) };
  store('localStorage', DISPLAY_KEY, JSON.stringify({ userId, company, own, unsaved, ...first }));
}
