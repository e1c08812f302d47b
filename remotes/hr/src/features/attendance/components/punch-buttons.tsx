import type { PunchKind } from '@atrium/contracts';
import type { IconName } from '@atrium/ui';
import { Button } from '@atrium/ui/widget';
import { punchInWords } from '../attendance.format.js';

const ICONS: Record<PunchKind, IconName> = {
  in: 'clock-play',
  breakStart: 'coffee',
  breakEnd: 'clock-play',
  out: 'clock-stop',
};

/** The most likely action is the primary button; there is never more than one. */
const PRIMARY_ORDER: PunchKind[] = ['in', 'breakEnd', 'out'];

export interface PunchButtonsProps {
  allowed: PunchKind[];
  pending: PunchKind | null;
  onPunch: (kind: PunchKind) => void;
}

/** Beside today's state; on a phone at the bottom of the screen, within reach of the thumb. */
export function PunchButtons(row: PunchButtonsProps) {
  return (
    <>
      <ButtonRow {...row} className="at-actions at-not-phone" />
      <ButtonRow {...row} className="at-thumb" />
    </>
  );
}

function ButtonRow({ allowed, pending, onPunch, className }: PunchButtonsProps & { className: string }) {
  const primary = PRIMARY_ORDER.find((kind) => allowed.includes(kind));
  const inOrder = [...allowed].sort((a, b) => Number(a === primary) - Number(b === primary));
  return (
    <div className={className}>
      {inOrder.map((kind) => (
        <Button
          key={kind}
          size="lg"
          variant={kind === primary ? 'primary' : 'secondary'}
          icon={ICONS[kind]}
          busy={pending === kind}
          onClick={() => onPunch(kind)}
        >
          {punchInWords(kind)}
        </Button>
      ))}
    </div>
  );
}
