import type { ReactNode } from 'react';
import type { Tone } from '../badge/tone.js';
import type { MenuItem } from '../overlay/menu.types.js';

export interface BoardLane {
  id: string;
  name: string;
  tone?: Tone;
  /** How many cards it should hold at most, and how many it holds, drawn here or not. More than that is pointed out. */
  limit?: { most: number; held: number };
  /** Starts folded to its name and count. */
  folded?: boolean;
  /** How many cards it has, where not all are given. */
  total?: number;
  /** Asks for more of its cards; called when the end of those that are given comes into view. */
  onMore?: () => void;
}

/** Where a card goes: into a lane, before another card or, with null, to the end. */
export interface CardPlace {
  lane: string;
  before: string | null;
}

export interface BoardProps<Card> {
  label: string;
  lanes: readonly BoardLane[];
  /** All cards; their order is their order within each lane. */
  cards: readonly Card[];
  keyOf: (card: Card) => string;
  laneOf: (card: Card) => string;
  nameOf: (card: Card) => string;
  /** What a card shows below its name. */
  content?: (card: Card) => ReactNode;
  /** The sum of a lane in words: `₹4,20,000`. */
  sumOf?: (cards: readonly Card[]) => string;
  /** Opens a card, by a press on its name or Enter. */
  onOpen?: (card: Card) => void;
  /** Adds a card to a lane, by a button in its head. */
  onAdd?: (lane: string) => void;
  /** Further items of a card's menu. */
  menuOf?: (card: Card) => readonly MenuItem[];
  /**
   * Moves a card. A promise is a server that is asked: the card shows at its new place until it settles, and goes back
   * when it rejects.
   */
  onMove: (card: Card, place: CardPlace) => void | Promise<unknown>;
}
