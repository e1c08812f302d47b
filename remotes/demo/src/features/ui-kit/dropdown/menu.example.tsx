import { toast } from '@atrium/sdk';
import { Icon, Menu } from '@atrium/ui';

export default function ActionMenu() {
  return (
    <Menu
      align="start"
      items={[
        { label: 'Edit', icon: 'pencil', onSelect: () => void toast('Edit') },
        { label: 'Copy', icon: 'copy', onSelect: () => void toast('Copy') },
        { label: 'Archive', icon: 'archive', disabled: true },
        { label: 'Delete', icon: 'trash', danger: true, onSelect: () => void toast('Delete') },
      ]}
    >
      Actions
      <Icon name="chevron-down" size={14} />
    </Menu>
  );
}
