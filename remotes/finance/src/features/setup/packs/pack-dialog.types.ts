import type { CompanyPack } from '@atrium/contracts';

export interface PackDialogProps {
  known: CompanyPack;
  onClose: () => void;
}
