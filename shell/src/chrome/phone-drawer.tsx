import { t, type LazyPage } from '@atrium/sdk';
import { Icon, IconButton, SideDrawer, type IconName } from '@atrium/ui';
import { useId, useState } from 'react';
import { LazyPart } from '../app/lazy-part.js';
import { PanelSkeleton } from '../inbox/panel-skeleton.js';
import type { PortalAnswer } from '../navigation/use-portal.js';
import { AppGrid, Overview } from './product-buttons.js';
import { Sidebar } from './sidebar.js';
import { Missing } from './top-panel.js';

interface PhoneDrawerProps {
  answer: PortalAnswer;
  open: boolean;
  onClose: () => void;
}

/** The menu of a narrow screen, with what the top bar has no room for. */
export default function PhoneDrawer({ answer, open, onClose }: PhoneDrawerProps) {
  const shared = { answer, close: onClose };
  return (
    <SideDrawer label={t('Menu')} open={open} onClose={onClose}>
      <Sidebar
        answer={answer}
        touch
        close={<IconButton icon="x" label={t('Close menu')} onClick={onClose} />}
      />
      <div className="at-nav at-nav-touch">
        <Folded label={t('Apps')} icon="grid-dots" content={AppGrid} {...shared} />
        <Folded label={t('Features and contacts')} icon="category" content={Overview} {...shared} />
      </div>
    </SideDrawer>
  );
}

interface Shown {
  answer: PortalAnswer;
  close: () => void;
}

interface FoldedProps extends Shown {
  label: string;
  icon: IconName;
  content: LazyPage<Shown>;
}

/** A panel of the top bar that opens in its place. */
function Folded({ label, icon, content: Content, ...shown }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="at-nav-i"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} size={18} />
        <span className="at-clip">{label}</span>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} className="at-chev" />
      </button>
      {open && (
        <div id={id} role="group" aria-label={label}>
          <LazyPart waiting={<PanelSkeleton />} failed={(retry) => <Missing onRetry={retry} />}>
            <Content {...shown} />
          </LazyPart>
        </div>
      )}
    </>
  );
}
