import { trustFirstFiles } from './own-files.js';
import { countTags, verifyTag } from './verified-files.js';

declare global {
  /** Of index.html: fetches the code of a page behind the sign-in. */
  var atriumBegins: (() => void) | undefined;
}

// Runs before everything else: the shell's own chunks are verified too.
Object.defineProperty(globalThis, '__atriumVerifyTag', { value: verifyTag });
globalThis.atriumBegins?.();
countTags();
trustFirstFiles();
