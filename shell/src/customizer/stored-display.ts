import type { DisplayChoice } from '@atrium/contracts';
import { readStored, store } from '../storage/browser-storage.js';
import { attributesOf, resolveDisplay } from './display.rules.js';

/** What this browser stores of a look for its next first paint. */
export interface StoredDisplay {
  userId: string | null;
  company: DisplayChoice;
  own: DisplayChoice;
  /** Version of `own` on the server; 0 when nobody has chosen. */
  version: number;
  /** Chosen here and not yet saved on the server. */
  unsaved: boolean;
}

/** index.html reads its `theme` and `attributes` before the first paint. */
export const DISPLAY_KEY = 'customizer';

const NOTHING: StoredDisplay = { userId: null, company: {}, own: {}, version: 0, unsaved: false };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function readStoredDisplay(): StoredDisplay {
  try {
    const kept: unknown = JSON.parse(readStored('localStorage', DISPLAY_KEY) ?? '{}');
    if (!isObject(kept)) return NOTHING;
    const { userId, company, own, version, unsaved } = kept;
    return {
      userId: typeof userId === 'string' ? userId : null,
      company: isObject(company) ? company : {},
      own: isObject(own) ? own : {},
      version: typeof version === 'number' ? version : 0,
      unsaved: unsaved === true,
    };
  } catch {
    return NOTHING;
  }
}

export function storeDisplay({ userId, company, own, version, unsaved }: StoredDisplay): void {
  const display = resolveDisplay(company, own);
  const first = { theme: display.theme, attributes: attributesOf(display) };
  store('localStorage', DISPLAY_KEY, JSON.stringify({ userId, company, own, version, unsaved, ...first }));
}
