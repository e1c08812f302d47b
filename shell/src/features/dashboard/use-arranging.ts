import { dashboardKey } from '@atrium/contracts';
import { t, tellFailure, useSetting } from '@atrium/sdk';
import type { ArrangedParts } from '@atrium/ui';
import { useState } from 'react';
import type { DashboardWidget } from './use-widgets.js';
import { layoutOf, placeWidgets } from './widgets.rules.js';

/** The placed widgets, and their arrangement while the person changes it. Nothing is saved before Done. */
export function useArranging(widgets: readonly DashboardWidget[] | undefined) {
  const { value: layout, known, failed, save } = useSetting(dashboardKey);
  const [draft, setDraft] = useState<ArrangedParts | null>(null);
  const [isSettled, setSettled] = useState(false);
  // A widget that reads settings too asks again for those that failed; that must not take the widgets away meanwhile.
  if (!isSettled && (known || failed)) setSettled(true);
  const placed = widgets && isSettled ? placeWidgets(widgets, layout) : undefined;
  const keep = (next: typeof layout) => {
    setDraft(null);
    void save(next).catch((reason: unknown) => tellFailure(t('This could not be saved'), reason));
  };
  return {
    placed,
    draft,
    change: setDraft,
    begin: () => placed && setDraft(placed),
    cancel: () => setDraft(null),
    done: () => draft && keep(layoutOf(draft, layout)),
    reset: () => keep(null),
  };
}

export type Arranging = ReturnType<typeof useArranging>;
