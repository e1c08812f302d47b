import { formatNumber, t } from '@atrium/sdk';
import { Fragment, useCallback, useEffect, useId, useRef } from 'react';
import { Dot } from '../badge/dot.js';
import { StatusText } from '../badge/status-text.js';
import { Button } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { useDrop } from '../drag/use-drop.js';
import { useRowWindow } from '../window/use-row-window.js';
import { BoardCard } from './board-card.js';
import type { BoardLane, BoardProps } from './board.types.js';
import type { CardActions } from './card-actions.types.js';
import type { Lifted } from './lane-moves.rules.js';

interface LaneProps<Card> {
  board: BoardProps<Card>;
  lane: BoardLane;
  cards: readonly Card[];
  /** The card that Tab reaches. */
  active: string | undefined;
  lifted: Lifted | null;
  folded: boolean;
  onFold: () => void;
  actions: CardActions;
}

/** With its slot below, about what a card with two lines takes. */
const CARD_HEIGHT = 96;

/** A lane: its name, count and sum, and the cards near the visible part. */
export function Lane<Card>({ board, lane, cards, folded, onFold, ...rest }: LaneProps<Card>) {
  const id = useId();
  const { target, over } = useDrop<HTMLElement>('card', (key, before) =>
    rest.actions.onMove({ key, lane: lane.id, before }),
  );
  return (
    <section
      ref={target}
      className={classNames('at-lane', folded && 'is-folded', over !== undefined && 'is-over')}
      aria-labelledby={id}
    >
      <LaneHead board={board} lane={lane} cards={cards} folded={folded} onFold={onFold} id={id} />
      {!folded && <LaneCards board={board} cards={cards} over={over} onMore={lane.onMore} {...rest} />}
    </section>
  );
}

type LaneHeadProps<Card> = Pick<LaneProps<Card>, 'board' | 'lane' | 'cards' | 'folded' | 'onFold'> & {
  id: string;
};

function LaneHead<Card>({ board, lane, cards, folded, onFold, id }: LaneHeadProps<Card>) {
  const sum = folded ? '' : (board.sumOf?.(cards) ?? '');
  return (
    <div className="at-lane-h">
      {lane.tone && <Dot tone={lane.tone} />}
      <h2 id={id}>{lane.name}</h2>
      {lane.limit ? (
        <Limit {...lane.limit} />
      ) : (
        <span className="n">{formatNumber(lane.total ?? cards.length)}</span>
      )}
      {sum !== '' && <bdi className="sum">{sum}</bdi>}
      {board.onAdd && !folded && (
        <IconButton
          icon="plus"
          size="xs"
          label={t('Add to {lane}', { lane: lane.name })}
          onClick={() => board.onAdd?.(lane.id)}
        />
      )}
      <IconButton
        icon={folded ? 'chevron-right' : 'chevron-left'}
        size="xs"
        aria-expanded={!folded}
        label={folded ? t('Unfold {lane}', { lane: lane.name }) : t('Fold {lane}', { lane: lane.name })}
        onClick={onFold}
      />
    </div>
  );
}

function Limit({ most, held }: { most: number; held: number }) {
  const words = t('{held} of {most}', { held, most });
  if (held <= most) return <span className="n">{words}</span>;
  return (
    <span className="n" title={t('More than this lane should hold.')}>
      <StatusText tone="warning">{words}</StatusText>
      <span className="visually-hidden">{t('More than this lane should hold.')}</span>
    </span>
  );
}

interface LaneCardsProps<Card> extends Pick<
  LaneProps<Card>,
  'board' | 'cards' | 'active' | 'lifted' | 'actions'
> {
  over: string | null | undefined;
  onMore: (() => void) | undefined;
}

function LaneCards<Card>({ board, cards, over, active, lifted, actions, onMore }: LaneCardsProps<Card>) {
  const { keyOf } = board;
  const list = useRef<HTMLUListElement>(null);
  const scroller = useCallback(() => list.current, []);
  const pinned = active === undefined ? -1 : cards.findIndex((card) => keyOf(card) === active);
  const { virtualizer, parts } = useRowWindow({
    items: cards,
    keyOf,
    scroller,
    estimate: CARD_HEIGHT,
    before: 0,
    pinned,
  });
  return (
    <ul ref={list}>
      {parts.map((part, order) => {
        if ('gap' in part)
          return <li key={`gap-${String(order)}`} role="presentation" style={{ blockSize: part.gap }} />;
        const key = keyOf(part.item);
        return (
          <Fragment key={key}>
            {over === key && <Slot />}
            <BoardCard
              actions={actions}
              board={board}
              card={part.item}
              active={key === active}
              lifted={key === lifted?.key}
              row={{
                ref: virtualizer.measureElement,
                'data-index': part.index,
                'aria-posinset': part.index + 1,
                'aria-setsize': cards.length,
              }}
            />
          </Fragment>
        );
      })}
      {over === null && <Slot />}
      {onMore && <LaneEnd key={cards.length} onMore={onMore} />}
    </ul>
  );
}

/** The end of the cards that are here; once it comes into view, more are asked for. */
function LaneEnd({ onMore }: { onMore: () => void }) {
  const ref = useRef<HTMLLIElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  useEffect(() => {
    const end = ref.current;
    if (!end || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) ask.current();
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={ref} role="presentation">
      <Button size="xs" variant="ghost" onClick={onMore}>
        {t('Show more')}
      </Button>
    </li>
  );
}

/** Where a dragged card would land. */
const Slot = () => <li role="presentation" className="at-slot" />;
