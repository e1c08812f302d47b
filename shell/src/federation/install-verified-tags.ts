import { trustFirstFiles } from './own-files.js';
import { countTags, verifyTag } from './verified-files.js';

// Runs before everything else: the shell's own chunks are verified too.
Object.defineProperty(globalThis, '__atriumVerifyTag', { value: verifyTag });
countTags();
trustFirstFiles();
