import { RemoteWidget } from '../../federation/remote-widget.js';
import type { Widget } from './widget.rules.js';

export function Widgets({ widgets }: { widgets: readonly Widget[] }) {
  return widgets.map(({ remote, slot }) => (
    <RemoteWidget key={`${remote.id}/${slot.id}`} remote={remote} slot={slot} />
  ));
}
