import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION, type RemoteDescription, type RemoteManifest } from '@atrium/contracts';

export interface BuiltRemoteOptions {
  id?: string;
  version?: string;
  /** Content by file name, in addition to the entry. */
  files?: Record<string, string>;
  description?: Partial<RemoteDescription>;
  /** Changes to the manifest that the build would write. */
  manifest?: Partial<RemoteManifest>;
}

/** A folder with the output of a remote's build. */
export interface BuiltRemote {
  folder: string;
  manifest: RemoteManifest;
  remove(): Promise<void>;
}

const ENTRY = 'entry.js';

/** Writes the build output of a small remote with a page for staff. */
export async function writeBuiltRemote(options: BuiltRemoteOptions = {}): Promise<BuiltRemote> {
  const { id = 'notes', version = '1.0.0' } = options;
  const files = { [ENTRY]: `/* ${id} ${version} */`, ...options.files };
  const description = { ...describeRemote(id), ...options.description };
  const manifest: RemoteManifest = {
    description,
    version,
    container: `${id}__${version.replace(/\W/g, '_')}`,
    entry: ENTRY,
    federation: '2.9.2',
    files: hashFiles(files),
    ...options.manifest,
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-remote-'));
  for (const [name, content] of Object.entries(files)) await writeInto(folder, name, content);
  await writeInto(folder, 'remote.manifest.json', JSON.stringify(manifest));
  return { folder, manifest, remove: () => rm(folder, { recursive: true, force: true }) };
}

function describeRemote(id: string): RemoteDescription {
  return {
    id,
    title: `The ${id}`,
    summary: `Pages of ${id}.`,
    icon: 'notes',
    owner: `team-${id}`,
    contract: CONTRACT_VERSION,
    routes: [{ path: `${id}/list`, title: 'List', layout: 'full', guard: { session: 'staff' } }],
    nav: [{ id: 'list', title: 'List', icon: 'notes', path: `${id}/list`, order: 10 }],
    slots: [],
    budgets: { entryKb: 10, routeKb: 60 },
  };
}

function hashFiles(files: Record<string, string>): Record<string, string> {
  const verified = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name));
  return Object.fromEntries(
    verified.map(([name, content]) => [
      name,
      `sha384-${createHash('sha384').update(content).digest('base64')}`,
    ]),
  );
}

async function writeInto(folder: string, name: string, content: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
