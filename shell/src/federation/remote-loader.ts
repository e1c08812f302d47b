import type { RemoteManifest, RemoteRelease } from '@atrium/contracts';
import { addTextSource, type CommandModule, type PageModule, type RemoteDefinition } from '@atrium/sdk';
import type { ComponentType } from 'react';
import type { Attempt } from './attempts.rules.js';
import { runEntry } from './remote-entry.js';
import { RemoteLoadError, type LoadPhase } from './remote-load-error.js';
import { complainOfManifest, fetchManifest } from './remote-manifest.js';
import type { RemotePart } from './remote-part.types.js';
import { limitFiles, trustFiles } from './verified-files.js';

interface RemoteRequest {
  remoteId: string;
  attempt: Attempt;
}

export interface PartRequest extends RemoteRequest {
  part: RemotePart;
}

type Slices = Awaited<ReturnType<NonNullable<RemoteDefinition['slices']>>>['default'];

interface OpenedRemote {
  definition: RemoteDefinition;
  slices: Slices;
}

/** A loaded part; its remote's slices must be in the store before it renders. */
export interface LoadedPart {
  component: ComponentType;
  slices: Slices;
}

type InPhase = <T>(phase: LoadPhase, work: () => Promise<T>) => Promise<T>;

const opened = new Map<string, Promise<OpenedRemote>>();

function namePhases(remote: string, { version }: RemoteRelease): InPhase {
  return async (phase, work) => {
    try {
      return await work();
    } catch (cause) {
      throw new RemoteLoadError({ remote, version, phase }, cause);
    }
  };
}

async function readManifest({ attempt }: RemoteRequest, inPhase: InPhase): Promise<RemoteManifest> {
  const { release, fileLimitMs } = attempt;
  const manifest = await inPhase('manifest', () => fetchManifest(release, fileLimitMs));
  await inPhase('contract', async () => {
    const complaint = complainOfManifest(manifest);
    if (complaint) throw new Error(complaint);
  });
  trustFiles(release.base, manifest.files);
  return manifest;
}

async function openRemote(request: RemoteRequest, inPhase: InPhase): Promise<OpenedRemote> {
  const { remoteId, attempt } = request;
  const { release } = attempt;
  // The federation run-time is loaded with the first remote, in parallel with its manifest, so that an entry finds it.
  const [{ openContainer }, manifest] = await Promise.all([
    inPhase('container', () => import(/* webpackChunkName: 'federation' */ './federation-host.js')),
    readManifest(request, inPhase),
  ]);
  const container = await inPhase('entry', () => runEntry(release.base, manifest));
  return inPhase('container', async () => {
    const exposed = await openContainer<{ default: RemoteDefinition }>(manifest.container, container);
    if (exposed?.default.id !== remoteId) throw new Error(`it does not describe the remote ${remoteId}`);
    const [slices] = await Promise.all([exposed.default.slices?.(), bringTexts(exposed.default)]);
    return { definition: exposed.default, slices: slices?.default ?? [] };
  });
}

/** A failure is ignored: a page without its translations is in English. */
const bringTexts = ({ texts }: RemoteDefinition) => texts && addTextSource(texts).catch(() => undefined);

/** Opens a release once for all of its parts; after a failure the next part starts anew. */
function openOnce(request: RemoteRequest, inPhase: InPhase): Promise<OpenedRemote> {
  const { base } = request.attempt.release;
  const before = opened.get(base);
  if (before) return before;
  const opening = openRemote(request, inPhase);
  opened.set(base, opening);
  opening.catch(() => opened.delete(base));
  return opening;
}

function findLoad({ routes, slots }: RemoteDefinition, part: RemotePart): () => Promise<PageModule> {
  const found =
    part.kind === 'page'
      ? routes.find(({ path }) => path === part.name)
      : slots.find(({ id }) => id === part.name);
  if (!found) throw new Error('this release does not have it');
  return found.load;
}

async function open(request: RemoteRequest) {
  const { release, fileLimitMs } = request.attempt;
  const inPhase = namePhases(request.remoteId, release);
  limitFiles(release.base, fileLimitMs);
  return { inPhase, ...(await openOnce(request, inPhase)) };
}

/** Loads one part of a remote with everything it needs. Rejects with a RemoteLoadError. */
export async function loadPart(request: PartRequest): Promise<LoadedPart> {
  const { inPhase, definition, slices } = await open(request);
  const module = await inPhase('page', async () => findLoad(definition, request.part)());
  return { component: module.default, slices };
}

/** Loads the code of a remote's command with its slices. Rejects with a RemoteLoadError. */
export async function loadCommand(request: RemoteRequest, id: string) {
  const { inPhase, definition, slices } = await open(request);
  const run = await inPhase('page', async (): Promise<CommandModule['default']> => {
    const load = definition.commands?.find((command) => command.id === id)?.load;
    if (!load) throw new Error('this release does not have it');
    return (await load()).default;
  });
  return { run, slices };
}
