import { formatNumber, t } from '@atrium/sdk';
import { classNames } from '../class-names.js';
import { useDrop } from '../drag/use-drop.js';
import type { BoardLane } from './board.types.js';
import type { CardMove } from './lane-moves.rules.js';

interface LaneSwitchProps {
  lanes: readonly BoardLane[];
  countOf: (lane: string) => number;
  shown: string;
  onShow: (lane: string) => void;
  onMove: (move: CardMove) => void;
}

/** On a phone one lane shows at a time. Its button takes dragged cards too. */
export function LaneSwitch({ lanes, countOf, shown, onShow, onMove }: LaneSwitchProps) {
  return (
    <div className="at-lane-switch" role="group" aria-label={t('Lanes')}>
      {lanes.map((lane) => (
        <LaneButton
          key={lane.id}
          lane={lane}
          count={countOf(lane.id)}
          chosen={lane.id === shown}
          onChoose={() => onShow(lane.id)}
          onMove={onMove}
        />
      ))}
    </div>
  );
}

interface LaneButtonProps extends Pick<LaneSwitchProps, 'onMove'> {
  lane: BoardLane;
  count: number;
  chosen: boolean;
  onChoose: () => void;
}

function LaneButton({ lane, count, chosen, onChoose, onMove }: LaneButtonProps) {
  const { target, over } = useDrop<HTMLButtonElement>('card', (key, before) =>
    onMove({ key, lane: lane.id, before }),
  );
  return (
    <button
      ref={target}
      type="button"
      aria-pressed={chosen}
      className={classNames(over !== undefined && 'is-over')}
      onClick={onChoose}
    >
      {lane.name} <span className="n">{formatNumber(count)}</span>
    </button>
  );
}
