import type { RosterPlan } from '@atrium/contracts';
import { useState, type DragEvent } from 'react';

const TYPE = 'application/x-atrium-roster';

/** Props of what can be dragged onto a day. The menu of the day offers the same without dragging. */
export const draggedPlan = (plan: RosterPlan) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(TYPE, plan);
    event.dataTransfer.effectAllowed = 'copy';
  },
});

/** Props of a day on which a plan can be dropped. */
export function usePlanDrop(onDrop: (plan: RosterPlan) => void) {
  const [over, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(TYPE)) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    over,
    props: {
      onDragEnter: accept,
      onDragOver: accept,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const plan = event.dataTransfer.getData(TYPE);
        if (plan) onDrop(plan);
      },
    },
  };
}
