import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { listSources } from './source.files.mjs';

/** A file that changed so recently may change again without a new time. */
const settledMs = 2_000;

/** @typedef {[time: number, size: number, hash: string]} Kept */

/**
 * Hashes of source files, kept in a file by each one's time and size, so that only changed ones are read.
 */
export class KeptHashes {
  /** @type {Record<string, Kept>} */
  #before;
  /** @type {Record<string, Kept>} */
  #now = {};
  /** @type {Map<string, string>} */
  #folders = new Map();

  /** @param {string} file where they are kept */
  constructor(file) {
    this.file = file;
    this.#before = readKept(file);
  }

  /**
   * @param {string} folder
   * @returns {string} a hash of the names and contents of its sources
   */
  ofFolder(folder) {
    const known = this.#folders.get(folder);
    if (known !== undefined) return known;
    const hash = crypto.createHash('sha256');
    for (const file of listSources(folder)) hash.update(`${file}\0${this.ofFile(path.join(folder, file))}\0`);
    const made = hash.digest('hex');
    this.#folders.set(folder, made);
    return made;
  }

  /**
   * @param {string} file
   * @returns {string} a hash of its content
   */
  ofFile(file) {
    const { mtimeMs, size } = fs.statSync(file);
    const [time, bytes, kept] = this.#before[file] ?? [];
    const isKept = kept !== undefined && time === mtimeMs && bytes === size;
    const hash = isKept ? kept : crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');
    if (Date.now() - mtimeMs > settledMs) this.#now[file] = [mtimeMs, size, hash];
    return hash;
  }

  /** Keeps what was asked for since the start, for the next one. */
  save() {
    const text = JSON.stringify({ ...this.#before, ...this.#now });
    if (text === JSON.stringify(this.#before)) return;
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    fs.writeFileSync(this.file, text);
  }
}

/**
 * @param {string} file
 * @returns {Record<string, Kept>} nothing when there is none, or a write was interrupted
 */
function readKept(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
