import { RemoteWidget } from '../../federation/remote-widget.js';
import type { SlotEntry } from '../../federation/slot.rules.js';

export function Widgets({ widgets }: { widgets: readonly SlotEntry[] }) {
  return widgets.map(({ remote, slot }) => (
    <RemoteWidget key={`${remote.id}/${slot.id}`} remote={remote} slot={slot} />
  ));
}
