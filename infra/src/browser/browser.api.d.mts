/**
 * Finds the Chromium for tests: CHROMIUM_PATH, otherwise the system's, otherwise one from npm or Playwright. Rejects
 * with a sentence when none can be found or downloaded.
 */
export function findBrowser(options?: {
  /** Called before something is downloaded. */
  log?: (text: string) => void;
}): Promise<{ executablePath: string; args: string[] }>;
