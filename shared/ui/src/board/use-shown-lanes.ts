import { useState } from 'react';
import type { BoardLane } from './board.types.js';

/**
 * The folded lanes, and the one that a phone shows.
 * @param lifted the lane of a card that is moved by keyboard: it shows whatever was chosen
 */
export function useShownLanes(lanes: readonly BoardLane[], lifted: string | undefined) {
  const [chosenFolds, setFolds] = useState<ReadonlySet<string>>(
    () => new Set(lanes.filter((lane) => lane.folded).map(({ id }) => id)),
  );
  const [chosen, setSingle] = useState('');
  const first = lanes.find((lane) => !lane.folded) ?? lanes[0];
  const single = lifted ?? lanes.find(({ id }) => id === chosen)?.id ?? first?.id ?? '';
  const folded = new Set([...chosenFolds].filter((id) => id !== lifted));
  const fold = (id: string) => {
    const after = new Set(chosenFolds);
    if (!after.delete(id)) after.add(id);
    setFolds(after);
  };
  return { folded, fold, single, setSingle };
}
