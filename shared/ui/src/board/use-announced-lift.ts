import { t } from '@atrium/sdk';
import { useState } from 'react';
import type { CardPlace } from './board.types.js';
import { moveCard, placeOf, type CardMove, type LaneKeys, type Lifted } from './lane-moves.rules.js';

export interface LiftOptions {
  lanes: LaneKeys;
  /** A card, a lane, in words. */
  sayCard: (key: string) => string;
  sayLane: (id: string) => string;
  move: (move: CardMove) => CardPlace | null;
  announce: (text: string) => void;
}

/** The card that is moved by keyboard; each step is announced. */
export function useAnnouncedLift({ lanes, sayCard, sayLane, move, announce }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const sayPlace = (place: CardPlace, key: string) => {
    const keys = moveCard(lanes, { key, ...place }).get(place.lane) ?? [];
    return t('{lane}, position {position, number} of {count, number}', {
      lane: sayLane(place.lane),
      position: keys.indexOf(key) + 1,
      count: keys.length,
    });
  };
  const lift = (key: string) => {
    const from = placeOf(lanes, key);
    if (!from) return;
    setLifted({ key, from, to: from });
    announce(t('{name} lifted. {place}', { name: sayCard(key), place: sayPlace(from, key) }));
  };
  const take = (one: Lifted, to: CardPlace) => {
    setLifted({ ...one, to });
    announce(sayPlace(to, one.key));
  };
  const putBack = ({ key, from }: Lifted) => {
    setLifted(null);
    announce(t('{name} put back in {lane}', { name: sayCard(key), lane: sayLane(from.lane) }));
  };
  const drop = ({ key, to, from }: Lifted) => {
    setLifted(null);
    const name = sayCard(key);
    if (lanes.has(to.lane)) {
      move({ key, ...to });
      announce(t('{name} dropped. {place}', { name, place: sayPlace(to, key) }));
    } else {
      const lane = sayLane(from.lane);
      announce(t('This lane is no longer there. {name} stays in {lane}', { name, lane }));
    }
  };
  return { lifted, lift, take, putBack, drop };
}
