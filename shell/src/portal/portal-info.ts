import type { PortalInfo } from '@atrium/contracts';
import { callApi, knownPromise } from '@atrium/sdk';

let asked: Promise<PortalInfo> | undefined;

async function fetchPortalInfo(): Promise<PortalInfo> {
  try {
    return await callApi<PortalInfo>({ url: 'portal/info' });
  } catch {
    // What depends on it is an offer; without an answer nothing is offered.
    return { localOutbox: false, demo: null };
  }
}

/** What this installation offers the public: asked once, always the same promise, never rejected. */
export function getPortalInfo(): Promise<PortalInfo> {
  asked ??= knownPromise(fetchPortalInfo());
  return asked;
}
