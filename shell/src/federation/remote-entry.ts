import type { RemoteManifest } from '@atrium/contracts';
import type { RemoteContainer } from './federation-host.js';
import { verifyTag } from './verified-files.js';

const running = new Map<string, RemoteContainer>();

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    verifyTag(script);
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} did not arrive, or has been changed`));
    };
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is RemoteContainer {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** Runs the entry of a release once and returns the container that it creates under the release's name. */
export async function runEntry(
  folder: string,
  { container, entry }: RemoteManifest,
): Promise<RemoteContainer> {
  const before = running.get(container);
  if (before) return before;
  await runScript(folder + entry);
  const left: unknown = Reflect.get(globalThis, container);
  if (!isContainer(left)) throw new Error(`${entry} threw, or left no ${container}`);
  running.set(container, left);
  return left;
}
