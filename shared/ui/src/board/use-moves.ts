import { t, tellFailure, toast } from '@atrium/sdk';
import { useMemo, useState } from 'react';
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
        action: { label: t('Undo'), onPress: () => void ask(card, was) },
      });
    void ask(card, place).then((done) => done && offerUndo());
    return place;
  };
  return { byKey, shown, move };
}

/** The moves that a server has not answered yet. */
function usePendingMoves<Card>({ keyOf, nameOf, onMove }: BoardProps<Card>) {
  const [pending, setPending] = useState<readonly CardMove[]>([]);
  const ask = async (card: Card, place: CardPlace): Promise<boolean> => {
    const answer = onMove(card, place);
    if (!answer) return true;
    const move = { key: keyOf(card), ...place };
    setPending((moves) => [...moves, move]);
    try {
      await answer;
      return true;
    } catch (failure) {
      tellFailure(t('{name} could not be moved', { name: nameOf(card) }), failure);
      return false;
    } finally {
      setPending((moves) => moves.filter((each) => each !== move));
    }
  };
  return { pending, ask };
}
