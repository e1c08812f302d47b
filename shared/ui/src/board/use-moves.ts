import { t, tellFailure, toast } from '@atrium/sdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps, CardPlace } from './board.types.js';
import {
  groupByLane,
  moveCard,
  placeOf,
  readDrop,
  type CardMove,
  type LaneKeys,
} from './lane-moves.rules.js';

/** The lanes as they show, with the moves that the server has not confirmed yet, and the way to move a card. */
export function useMoves<Card>(props: BoardProps<Card>) {
  const { lanes, cards, keyOf, laneOf, nameOf } = props;
  const { pending, ask } = usePendingMoves(props);
  const byKey = useMemo(() => new Map(cards.map((card) => [keyOf(card), card])), [cards, keyOf]);
  const stored = useMemo<LaneKeys>(() => {
    const ids = lanes.map(({ id }) => id);
    const groups = groupByLane(ids, cards, laneOf);
    return new Map([...groups].map(([lane, some]) => [lane, some.map(keyOf)]));
  }, [lanes, cards, keyOf, laneOf]);
  const shown = useMemo(() => pending.reduce(moveCard, stored), [pending, stored]);

  /** Moves a card and offers Undo. Returns the place, or null when nothing moved. */
  const move = (wanted: CardMove): CardPlace | null => {
    const card = byKey.get(wanted.key);
    const was = placeOf(shown, wanted.key);
    const place = readDrop(shown, wanted);
    if (card === undefined || !was || !place) return null;
    const lane = lanes.find(({ id }) => id === place.lane)?.name ?? '';
    const offerUndo = () =>
      toast.custom(t('{name} moved to {lane}', { name: nameOf(card), lane }), {
        action: { label: t('Undo'), onPress: () => void ask(wanted.key, was) },
      });
    void ask(wanted.key, place).then((done) => done && offerUndo());
    return place;
  };
  return { byKey, shown, move };
}

/** The moves that a server has not answered yet. Those of a card are asked for one after the other. */
function usePendingMoves<Card>(props: BoardProps<Card>) {
  const [pending, setPending] = useState<readonly CardMove[]>([]);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const moving = useRef(new Map<string, Promise<unknown>>());
  const find = (key: string) => latest.current.cards.find((card) => latest.current.keyOf(card) === key);

  const ask = async (key: string, place: CardPlace): Promise<boolean> => {
    // As it is once the move before is over.
    const send = () => {
      const card = find(key);
      return card && latest.current.onMove(card, place);
    };
    const before = moving.current.get(key);
    const answer = before ? before.then(send, send) : send();
    if (!answer) return true;
    moving.current.set(key, answer);
    const move = { key, ...place };
    setPending((moves) => [...moves, move]);
    try {
      await answer;
      return true;
    } catch (failure) {
      const card = find(key);
      const name = card ? latest.current.nameOf(card) : '';
      tellFailure(t('{name} could not be moved', { name }), failure);
      return false;
    } finally {
      if (moving.current.get(key) === answer) moving.current.delete(key);
      setPending((moves) => moves.filter((each) => each !== move));
    }
  };
  return { pending, ask };
}
