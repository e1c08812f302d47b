/**
 * The Chromium for tests: CHROMIUM_PATH, else the one on the system, else one that npm or Playwright brings.
 * Rejects with a sentence when there is none and none can be had.
 */
export function findBrowser(options?: {
  /** Told before something is downloaded. */
  log?: (text: string) => void;
}): Promise<{ executablePath: string; args: string[] }>;
