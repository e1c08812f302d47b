import { trustFirstFiles } from './own-files.js';
import { countTags, verifyTag } from './verified-files.js';

declare global {
  /** From index.html: loads the code of a page behind sign-in. */
  var atriumBegins: (() => void) | undefined;
}

// Runs first, because the shell's own chunks are verified too.
Object.defineProperty(globalThis, '__atriumVerifyTag', { value: verifyTag });
globalThis.atriumBegins?.();
countTags();
trustFirstFiles();
