import type { PayRun } from '@atrium/contracts';

/** What every dialog of a step of a run is given. */
export interface RunDialogProps {
  run: PayRun;
  onClose: () => void;
}
