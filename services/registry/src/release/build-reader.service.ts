import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { MENU_GROUPS, pageOfEntry, remoteManifestSchema, type RemoteManifest } from '@atrium/contracts';
import { AppError } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { BuiltRemote } from './built-remote.types.js';
import { findRepeatedPaths, isVerifiedFile, originalOf, supportsFederation } from './release.rules.js';

export const MANIFEST_FILE = 'remote.manifest.json';

type Files = Map<string, Buffer>;

const decompress = { br: promisify(brotliDecompress), gz: promisify(gunzip) };

/** Reads a remote's build and refuses it when its bytes do not match its manifest. */
@Injectable()
export class BuildReaderService {
  /** The hash of the manifest alone, which names all code; null when there is none. */
  integrityOf(source: string): Promise<string | null> {
    return readFile(path.join(source, MANIFEST_FILE)).then(integrityOf, () => null);
  }

  /** @throws {AppError} VALIDATION_FAILED with a sentence that names the fault */
  async read(source: string): Promise<BuiltRemote> {
    const files = await readFiles(source);
    const manifestBytes = files.get(MANIFEST_FILE);
    if (!manifestBytes) throw fault(`${source} has no ${MANIFEST_FILE}.`);
    const manifest = parseManifest(manifestBytes, source);
    checkManifest(manifest, files);
    checkHashes(manifest, files);
    await checkCopies(files);
    return { source, manifest, manifestIntegrity: integrityOf(manifestBytes), contentHash: hashAll(files) };
  }
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

async function readFiles(source: string): Promise<Files> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const names = entries.map((entry) => {
    if (!entry.isFile() && !entry.isDirectory()) throw fault(`${entry.name} is neither a file nor a folder.`);
    const name = path.relative(source, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    return entry.isFile() ? name : null;
  });
  const files = names.filter((name) => name !== null).sort();
  return new Map(
    await Promise.all(files.map(async (name) => [name, await readFile(path.join(source, name))] as const)),
  );
}

function parseManifest(bytes: Buffer, source: string): RemoteManifest {
  try {
    const parsed = remoteManifestSchema.safeParse(JSON.parse(bytes.toString('utf8')));
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map(({ path: place, message }) => `${place.join('.')}: ${message}`);
    throw fault(`The manifest in ${source} is not valid. ${issues.join(' ')}`);
  } catch (cause) {
    throw cause instanceof AppError ? cause : fault(`The manifest in ${source} is not JSON.`);
  }
}

function checkManifest(
  { description, entry, federation, files: listed }: RemoteManifest,
  files: Files,
): void {
  if (!supportsFederation(federation)) {
    throw fault(`${description.id} was built with federation ${federation}, which this shell does not run.`);
  }
  if (!(entry in listed) || !files.has(entry))
    throw fault(`The entry ${entry} of ${description.id} is missing.`);
  const repeated = findRepeatedPaths(description);
  if (repeated.length > 0) throw fault(`${description.id} declares paths twice: ${repeated.join(', ')}.`);
  const paths = new Set(description.routes.map(({ path: place }) => place));
  const lost = description.nav.filter((item) => !paths.has(pageOfEntry(item.path)));
  if (lost.length > 0)
    throw fault(`${description.id} has menu entries without a route: ${lost[0]?.path ?? ''}.`);
  const groups = new Set<string>([...MENU_GROUPS, ...(description.navGroups ?? []).map(({ id }) => id)]);
  const stray = description.nav.find(({ group }) => group !== undefined && !groups.has(group));
  if (stray) throw fault(`${description.id} has a menu entry in an unknown group: ${stray.group ?? ''}.`);
}

function checkHashes({ description, files: listed }: RemoteManifest, files: Files): void {
  for (const [name, integrity] of Object.entries(listed)) {
    const bytes = files.get(name);
    if (!bytes) throw fault(`${name} of ${description.id} is in the manifest and not in the build.`);
    if (integrityOf(bytes) !== integrity)
      throw fault(`${name} of ${description.id} has other bytes than its manifest says.`);
  }
  const unlisted = [...files.keys()].filter((name) => isVerifiedFile(name) && !(name in listed));
  if (unlisted.length > 0) throw fault(`${unlisted.join(', ')} of ${description.id} is not in the manifest.`);
}

async function checkCopies(files: Files): Promise<void> {
  for (const [name, bytes] of files) {
    const original = originalOf(name);
    if (original === null) continue;
    const unpacked = await decompress[name.endsWith('.br') ? 'br' : 'gz'](bytes).catch(() => null);
    if (!files.get(original)?.equals(unpacked ?? Buffer.alloc(0)))
      throw fault(`${name} is not a copy of ${original}.`);
  }
}

function hashAll(files: Files): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) {
    hash.update(`${name}\0${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
  return hash.digest('hex');
}

const fault = (message: string): AppError => new AppError('VALIDATION_FAILED', { message });
