import type { Ref } from '@atrium/contracts';

export interface SpecialDialogProps {
  /** The pay group where there is one alone. */
  only: Ref | null;
  onClose: () => void;
}
