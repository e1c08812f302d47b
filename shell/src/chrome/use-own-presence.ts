import { PRESENCE_CHOICES, presenceKey, type PresenceChoice } from '@atrium/contracts';
import { t, tellFailure, useSetting, useUser } from '@atrium/sdk';
import type { MenuItem } from '@atrium/ui';
import { presenceWords } from '../inbox/presence.format.js';

const TONES = { online: 'success', busy: 'danger', away: 'warning' } as const;

const sayUnsaved = (reason: unknown) => tellFailure(t('This could not be saved'), reason);

/** The person's chosen presence and menu items to change it. `shown` is set only when it differs from the default. */
export function useOwnPresence(): { shown: PresenceChoice | undefined; items: MenuItem[] } {
  const { value, save } = useSetting(presenceKey);
  const { seenBy } = useUser();
  if (seenBy) return { shown: undefined, items: [] };
  return {
    shown: value === 'online' ? undefined : value,
    items: PRESENCE_CHOICES.map((choice) => ({
      id: `presence-${choice}`,
      label: presenceWords(choice),
      tone: TONES[choice],
      chosen: choice === value,
      onSelect: () => void save(choice).catch(sayUnsaved),
    })),
  };
}
