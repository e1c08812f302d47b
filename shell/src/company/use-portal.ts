import type { Portal } from '@atrium/contracts';
import { useSession } from '@atrium/sdk';
import { useResolvePortalQuery } from '../portal/portal.api.js';
import { useAddressCode } from '../session/use-address-code.js';

export interface PortalAnswer {
  /** Undefined until it is known, and for a person of another company, who is led away. */
  portal: Portal | undefined;
  error: unknown;
  retry: () => void;
}

/** The remotes of the company in the address, as the person here may know of them. */
export function usePortal(): PortalAnswer {
  const { user } = useSession();
  const code = useAddressCode() ?? '';
  const stranger = user !== null && user.company.code !== code;
  const { currentData, error, refetch } = useResolvePortalQuery(user ? {} : { company: code }, {
    skip: stranger,
  });
  return { portal: currentData, error: currentData ? undefined : error, retry: () => void refetch() };
}
