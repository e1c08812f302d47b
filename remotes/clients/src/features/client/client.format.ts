import type { ClientStatus } from '@atrium/contracts';
import type { Tone } from '@atrium/ui';

export const STATUS_TONES: Record<ClientStatus, Tone> = {
  prospect: 'info',
  active: 'success',
  paused: 'warning',
  churned: 'neutral',
};
