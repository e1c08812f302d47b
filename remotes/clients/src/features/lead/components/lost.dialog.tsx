import type { Lead } from '@atrium/contracts';
import type { RecordDialogProps } from '@atrium/ui';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import MoveDialog from './move.dialog.js';

/** Gives a lead up, with the reason. */
export default function LostDialog(props: RecordDialogProps<Lead>) {
  const lost = useLeadSetup().stages.find(({ type, archived }) => type === 'lost' && !archived);
  return <MoveDialog {...props} {...(lost && { stage: lost.key })} />;
}
