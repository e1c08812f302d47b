import { trustFiles, verifyTag, type FileHashes } from './verified-files.js';

// Runs before everything else: the shell's own chunks are verified by the hashes that its page brings.
Object.defineProperty(globalThis, '__atriumVerifyTag', { value: verifyTag });
const hashes = document.getElementById('file-hashes')?.textContent;
if (hashes) trustFiles('/', JSON.parse(hashes) as FileHashes);
