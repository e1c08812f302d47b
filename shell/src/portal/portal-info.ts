import type { PortalInfo } from '@atrium/contracts';
import { callApi, knownPromise } from '@atrium/sdk';

let asked: Promise<PortalInfo> | undefined;

async function fetchPortalInfo(): Promise<PortalInfo> {
  try {
    return await callApi<PortalInfo>({ url: 'portal/info' });
  } catch {
    // Without an answer, the features that depend on it are not offered.
    return { localOutbox: false, demo: null };
  }
}

/** What this installation offers on public pages. Requested once: always the same promise, which never rejects. */
export function getPortalInfo(): Promise<PortalInfo> {
  asked ??= knownPromise(fetchPortalInfo());
  return asked;
}
