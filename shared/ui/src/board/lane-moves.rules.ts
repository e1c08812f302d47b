import type { CardPlace } from './board.types.js';

/** The keys of the cards in each lane, in the order of the lanes. */
export type LaneKeys = ReadonlyMap<string, readonly string[]>;

/** A card on its way by keyboard: where it was, and where it would land. */
export interface Lifted {
  key: string;
  from: CardPlace;
  to: CardPlace;
}

/** A pressed key; `rtl` where the page reads from right to left. */
export interface Arrow {
  key: string;
  rtl: boolean;
}

export interface CardMove extends CardPlace {
  key: string;
}

/** Cards by lane. A card of an unknown lane is in none. */
export function groupByLane<Card>(
  lanes: readonly string[],
  cards: readonly Card[],
  laneOf: (card: Card) => string,
): Map<string, Card[]> {
  const groups = new Map<string, Card[]>(lanes.map((lane) => [lane, []]));
  for (const card of cards) groups.get(laneOf(card))?.push(card);
  return groups;
}

/** Where a card is; null when it is in no lane. */
export function placeOf(lanes: LaneKeys, key: string): CardPlace | null {
  for (const [lane, keys] of lanes) {
    const index = keys.indexOf(key);
    if (index !== -1) return { lane, before: keys[index + 1] ?? null };
  }
  return null;
}

/** The lanes after a move. A lane that is gone leaves them as they were; a card that is gone means the end. */
export function moveCard(lanes: LaneKeys, { key, lane, before }: CardMove): LaneKeys {
  if (!lanes.has(lane) || before === key) return lanes;
  return new Map(
    [...lanes].map(([id, keys]) => {
      const others = keys.filter((each) => each !== key);
      if (id !== lane) return [id, others];
      const at = before === null ? -1 : others.indexOf(before);
      return [id, at === -1 ? [...others, key] : [...others.slice(0, at), key, ...others.slice(at)]];
    }),
  );
}

const isSame = (one: CardPlace, other: CardPlace) => one.lane === other.lane && one.before === other.before;

/** Where to drop a card; null when that changes nothing or the lane or the card is gone. */
export function readDrop(lanes: LaneKeys, { key, lane, before }: CardMove): CardPlace | null {
  const now = placeOf(lanes, key);
  const keys = lanes.get(lane);
  if (!now || !keys || before === key) return null;
  const place = { lane, before: before !== null && keys.includes(before) ? before : null };
  return isSame(now, place) ? null : place;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** The place that an arrow key leads to; null for other keys. */
export function stepPlace(lanes: LaneKeys, lifted: Lifted, { key, rtl }: Arrow): CardPlace | null {
  const { lane } = lifted.to;
  const ids = [...lanes.keys()];
  const keys = (lanes.get(lane) ?? []).filter((each) => each !== lifted.key);
  const index = lifted.to.before === null ? keys.length : keys.indexOf(lifted.to.before);
  const at = (to: number) => ({ lane, before: keys[clamp(to, keys.length)] ?? null });
  const beside = (step: number) => {
    const next = ids[clamp(ids.indexOf(lane) + step, ids.length - 1)] ?? lane;
    const others = (lanes.get(next) ?? []).filter((each) => each !== lifted.key);
    return next === lane ? lifted.to : { lane: next, before: others[index] ?? null };
  };
  const ahead = rtl ? -1 : 1;
  const steps: Record<string, () => CardPlace> = {
    ArrowUp: () => at(index - 1),
    ArrowDown: () => at(index + 1),
    Home: () => at(0),
    End: () => at(keys.length),
    ArrowRight: () => beside(ahead),
    ArrowLeft: () => beside(-ahead),
  };
  return steps[key]?.() ?? null;
}

/** The card to which an arrow key moves the focus; empty lanes are passed over. Null for other keys. */
export function stepFocus(lanes: LaneKeys, from: string, { key, rtl }: Arrow): string | null {
  const ids = [...lanes.keys()];
  const lane = placeOf(lanes, from)?.lane ?? ids[0] ?? '';
  const keys = lanes.get(lane) ?? [];
  const index = Math.max(keys.indexOf(from), 0);
  const beside = (step: number): string => {
    for (let at = ids.indexOf(lane) + step; at >= 0 && at < ids.length; at += step) {
      const others = lanes.get(ids[at] ?? '') ?? [];
      const found = others[clamp(index, others.length - 1)];
      if (found !== undefined) return found;
    }
    return from;
  };
  const ahead = rtl ? -1 : 1;
  const steps: Record<string, () => string | undefined> = {
    ArrowUp: () => keys[clamp(index - 1, keys.length - 1)],
    ArrowDown: () => keys[clamp(index + 1, keys.length - 1)],
    Home: () => keys[0],
    End: () => keys.at(-1),
    ArrowRight: () => beside(ahead),
    ArrowLeft: () => beside(-ahead),
  };
  return steps[key]?.() ?? null;
}
