import type { Portal } from '@atrium/contracts';
import { useLanguage, useSession } from '@atrium/sdk';
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
  const language = useLanguage();
  const { currentData, data, error, refetch } = useResolvePortalQuery({
    ...(!user && { company: code }),
    language,
  });
  // In another language the frame stays as it is until the words have come.
  const portal = currentData ?? (data?.company.code === (user?.company.code ?? code) ? data : undefined);
  return { portal, error: portal ? undefined : error, retry: () => void refetch() };
}
