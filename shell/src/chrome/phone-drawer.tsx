import { t } from '@atrium/sdk';
import { IconButton, SideDrawer } from '@atrium/ui';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { Sidebar } from './sidebar.js';

interface PhoneDrawerProps {
  answer: PortalAnswer;
  open: boolean;
  onClose: () => void;
}

export default function PhoneDrawer({ answer, open, onClose }: PhoneDrawerProps) {
  return (
    <SideDrawer label={t('Menu')} open={open} onClose={onClose}>
      <Sidebar
        answer={answer}
        touch
        close={<IconButton icon="x" label={t('Close menu')} onClick={onClose} />}
      />
    </SideDrawer>
  );
}
