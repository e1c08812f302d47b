import type { DashboardLayout, WidgetSize } from '@atrium/contracts';

export interface Widget {
  /** `hr/hr.my-day`: of the remote, or `portal`. */
  id: string;
  title: string;
  size: WidgetSize;
  order: number;
}

export interface PlacedWidgets<Each extends Widget> {
  /** In the order of the page. */
  shown: Each[];
  hidden: Each[];
}

/** The widgets as the person has arranged them; those that came later stand last, by their own order. */
export function placeWidgets<Each extends Widget>(
  widgets: readonly Each[],
  layout: DashboardLayout | null,
): PlacedWidgets<Each> {
  const { order = [], hidden = [], sizes = {} } = layout ?? {};
  const rank = ({ id }: Widget) => (order.includes(id) ? order.indexOf(id) : order.length);
  const placed = widgets
    .toSorted((one, other) => rank(one) - rank(other) || one.order - other.order)
    .map((widget) => ({ ...widget, size: sizes[widget.id] ?? widget.size }));
  return {
    shown: placed.filter(({ id }) => !hidden.includes(id)),
    hidden: placed.filter(({ id }) => hidden.includes(id)),
  };
}

interface LaidOut {
  shown: readonly Pick<Widget, 'id' | 'size'>[];
  hidden: readonly Pick<Widget, 'id' | 'size'>[];
}

/** What is kept of an arrangement. Widgets that are absent for now, such as those of an app that is off, keep their place. */
export function layoutOf({ shown, hidden }: LaidOut, before: DashboardLayout | null): DashboardLayout {
  const known = new Set([...shown, ...hidden].map(({ id }) => id));
  const absent = (ids: readonly string[] = []) => ids.filter((id) => !known.has(id));
  return {
    order: [...shown.map(({ id }) => id), ...absent(before?.order)],
    hidden: [...hidden.map(({ id }) => id), ...absent(before?.hidden)],
    sizes: {
      ...before?.sizes,
      ...Object.fromEntries([...shown, ...hidden].map(({ id, size }) => [id, size])),
    },
  };
}
