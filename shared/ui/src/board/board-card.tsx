import { t } from '@atrium/sdk';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.js';
import type { MenuItem } from '../overlay/menu.types.js';
import { RowMenu } from '../overlay/row-menu.js';
import type { LongRowProps } from '../window/long-list.js';
import type { BoardProps } from './board.types.js';
import type { CardActions } from './card-actions.types.js';
import { useCardDrag } from './use-card-drag.js';

interface BoardCardProps<Card> {
  board: BoardProps<Card>;
  card: Card;
  row: LongRowProps;
  /** Whether Tab reaches it: one card of the board. */
  active: boolean;
  lifted: boolean;
  actions: CardActions;
}

/** A card: its name opens it, its menu moves it without dragging. */
export function BoardCard<Card>({ row, ...props }: BoardCardProps<Card>) {
  const { board, card, lifted, actions } = props;
  const key = board.keyOf(card);
  const { card: frame, dragging } = useCardDrag(key);
  const items = [...moveItems(board, card, actions), ...(board.menuOf?.(card) ?? [])];
  return (
    <li {...row} className="at-kcard-row">
      <div
        ref={frame}
        data-card={key}
        className={classNames('at-kcard', dragging && 'is-from', lifted && 'is-drag')}
      >
        <div className="h">
          <CardName index={row['data-index']} {...props} />
          <RowMenu label={t('Actions for {name}', { name: board.nameOf(card) })} items={items} />
        </div>
        {board.content?.(card)}
      </div>
    </li>
  );
}

function CardName<Card>(props: Omit<BoardCardProps<Card>, 'row'> & { index: number }) {
  const { board, card, index, active, lifted, actions } = props;
  const key = board.keyOf(card);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = active && actions.hasFocus;
  // The index is a reason too: a card that moves within its lane keeps the focus.
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus, index]);
  return (
    <button
      ref={button}
      type="button"
      className="t"
      dir="auto"
      tabIndex={active ? 0 : -1}
      aria-describedby={actions.help}
      aria-pressed={lifted || undefined}
      onFocus={() => actions.onFocus(key)}
      onKeyDown={(event) => actions.onPress(event, key)}
      // Firefox presses a button when Space is released.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onClick={() => board.onOpen?.(card)}
    >
      {board.nameOf(card)}
    </button>
  );
}

const moveItems = <Card,>(board: BoardProps<Card>, card: Card, { onMove }: CardActions): MenuItem[] =>
  board.lanes
    .filter(({ id }) => id !== board.laneOf(card))
    .map(({ id, name }) => ({
      id,
      label: t('Move to {lane}', { lane: name }),
      onSelect: () => onMove({ key: board.keyOf(card), lane: id, before: null }),
    }));
