import { classNames } from '@atrium/ui';
import type { DashboardWidget } from './use-widgets.js';

/** A wide and a narrow column of widgets; one column alone takes the whole width. */
export function WidgetGrid({ widgets }: { widgets: readonly DashboardWidget[] }) {
  const columns = (['wide', 'narrow'] as const)
    .map((size) => ({ size, inside: widgets.filter((widget) => widget.size === size) }))
    .filter(({ inside }) => inside.length > 0);
  return (
    <div className="at-grid">
      {columns.map(({ size, inside }) => (
        <div
          key={size}
          className={classNames(
            'at-col',
            columns.length < 2 ? 'at-c12' : size === 'wide' ? 'at-c8' : 'at-c4',
          )}
        >
          {inside.map(({ id, content }) => (
            <div key={id} className="at-widget">
              {content}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
