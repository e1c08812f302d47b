import { ANNOUNCEMENT_ROLES, type ANNOUNCEMENT, type CreateAnnouncement } from '@atrium/contracts';
import { useUser } from '@atrium/sdk';
import type { ContractForm } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { personalKey, keepPersonal, readPersonal } from '../../storage/personal-texts.js';

type Draft = Partial<Record<keyof CreateAnnouncement, unknown>>;

/** An earlier release may have stored it, so fields of another form are left out. */
function parseDraft(kept: string | null): Partial<CreateAnnouncement> {
  try {
    const { title, text, pinnedUntil, roles } = JSON.parse(kept ?? '{}') as Draft;
    return {
      ...(typeof title === 'string' && { title }),
      ...(typeof text === 'string' && { text }),
      ...(typeof pinnedUntil === 'string' && { pinnedUntil }),
      ...(Array.isArray(roles) && { roles: ANNOUNCEMENT_ROLES.filter((role) => roles.includes(role)) }),
    };
  } catch {
    return {};
  }
}

const isEmpty = ({ roles, ...rest }: Draft): boolean =>
  Object.values(rest).every((value) => !value) && !(Array.isArray(roles) && roles.length > 0);

/**
 * Stores the text of a new announcement in this browser and restores it.
 * @returns a function that deletes it, once the announcement is published
 */
export function useAnnouncementDraft({
  watch,
  setValue,
}: ContractForm<typeof ANNOUNCEMENT.createSchema>['methods']): () => void {
  const key = personalKey(useUser().id, 'announcement');
  const published = useRef(false);
  useEffect(() => {
    for (const [name, value] of Object.entries(parseDraft(readPersonal(key))))
      setValue(name as keyof CreateAnnouncement, value, { shouldDirty: true });
    const { unsubscribe } = watch((values) => {
      // The form reports its values once more after it was sent.
      if (!published.current) keepPersonal(key, isEmpty(values) ? '' : JSON.stringify(values));
    });
    return unsubscribe;
  }, [key, setValue, watch]);
  return () => {
    published.current = true;
    keepPersonal(key, '');
  };
}
