import type { Portal } from '@atrium/contracts';
import { useSession } from '@atrium/sdk';
import { useResolvePortalQuery } from '../portal/portal.api.js';
import { useAddressCode } from '../session/use-address-code.js';

export interface PortalAnswer {
  /** Undefined while loading. */
  portal: Portal | undefined;
  error: unknown;
  retry: () => void;
}

/** The remotes of the person's company; without a session, the public part of the company in the URL. */
export function usePortal(): PortalAnswer {
  const { user } = useSession();
  const code = useAddressCode() ?? '';
  const { currentData, error, refetch } = useResolvePortalQuery(user ? {} : { company: code });
  return { portal: currentData, error: currentData ? undefined : error, retry: () => void refetch() };
}
