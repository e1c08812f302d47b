import type { KeyboardEvent } from 'react';
import type { CardMove } from './lane-moves.rules.js';

/** What a card needs of its board. */
export interface CardActions {
  /** Id of the sentence that says how a card is moved by keyboard. */
  help: string;
  /** Whether the focus is on a card of the board. */
  hasFocus: boolean;
  onMove: (move: CardMove) => void;
  onFocus: (key: string) => void;
  onPress: (event: KeyboardEvent, key: string) => void;
}
