import { t } from '@atrium/sdk';
import { useId, useState } from 'react';
import '../../theme/board.scss';
import { usePhone } from '../window/use-phone.js';
import type { BoardProps } from './board.types.js';
import { LaneSwitch } from './lane-switch.js';
import type { CardActions } from './card-actions.types.js';
import { Lane } from './lane.js';
import { useBoardKeys } from './use-board-keys.js';
import { useMoves } from './use-moves.js';
import { useShownLanes } from './use-shown-lanes.js';

/**
 * Cards in lanes, moved by mouse, touch, keyboard or menu. Only the cards near the visible part of each lane are drawn.
 * It fills the height of its container. Needs a Suspense around it.
 */
export function Board<Card>(props: BoardProps<Card>) {
  const help = useId();
  const [said, announce] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const { keys, byKey, move } = useBoard(props, announce);
  const actions: CardActions = {
    help,
    hasFocus,
    onMove: move,
    onFocus: keys.setActive,
    onPress: keys.press,
  };
  return (
    <div
      className="at-board"
      role="group"
      aria-label={props.label}
      onFocus={({ target }) => setHasFocus(target.matches('.at-kcard .t'))}
      // A card that is drawn elsewhere loses the focus to nothing and takes it again.
      onBlur={({ relatedTarget }) => relatedTarget && setHasFocus(false)}
    >
      <p id={help} hidden>
        {t(
          'Press Space to lift the card, the arrow keys to move it, Space to drop it and Escape to put it back.',
        )}
      </p>
      <div role="status" aria-live="assertive" className="visually-hidden">
        {said}
      </div>
      <Lanes board={props} keys={keys} byKey={byKey} actions={actions} />
    </div>
  );
}

function useBoard<Card>(props: BoardProps<Card>, announce: (text: string) => void) {
  const { byKey, shown, move } = useMoves(props);
  const sayCard = (key: string) => {
    const card = byKey.get(key);
    return card === undefined ? '' : props.nameOf(card);
  };
  const sayLane = (id: string) => props.lanes.find((lane) => lane.id === id)?.name ?? '';
  const keys = useBoardKeys({ lanes: shown, sayCard, sayLane, move, announce });
  return { keys, byKey, move };
}

interface LanesProps<Card> {
  board: BoardProps<Card>;
  keys: ReturnType<typeof useBoardKeys>;
  byKey: ReadonlyMap<string, Card>;
  actions: CardActions;
}

function Lanes<Card>({ board, keys, byKey, actions }: LanesProps<Card>) {
  const { lanes } = board;
  const { active, lifted, shown } = keys;
  const phone = usePhone();
  const { folded, fold, single, setSingle } = useShownLanes(lanes, lifted?.to.lane);
  const all = [...shown.values()];
  const reached = active !== null && all.some((some) => some.includes(active)) ? active : all.flat()[0];
  const countOf = (id: string) => lanes.find((lane) => lane.id === id)?.total ?? shown.get(id)?.length ?? 0;
  const { onMove } = actions;
  return (
    <>
      {phone && (
        <LaneSwitch shown={single} onShow={setSingle} lanes={lanes} countOf={countOf} onMove={onMove} />
      )}
      <div className="at-lanes">
        {lanes
          .filter(({ id }) => !phone || id === single)
          .map((lane) => (
            <Lane
              key={lane.id}
              board={board}
              lane={lane}
              lifted={lifted}
              actions={actions}
              active={reached}
              cards={(shown.get(lane.id) ?? []).flatMap((key) => byKey.get(key) ?? [])}
              folded={!phone && folded.has(lane.id)}
              onFold={() => fold(lane.id)}
            />
          ))}
      </div>
    </>
  );
}
