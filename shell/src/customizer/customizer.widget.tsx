import { t, usePortalStore } from '@atrium/sdk';
import { Button, Drawer, Icon } from '@atrium/ui';
import { useSelector } from 'react-redux';
import { displayChosen, displayReset, selectCustomizer } from './customizer.slice.js';
import { DisplayControls } from './display-controls.js';
import { useDisplay } from './use-display.js';

interface CustomizerProps {
  open: boolean;
  onClose: () => void;
}

/** The settings of how the portal looks: each choice shows at once and is saved automatically. */
export default function Customizer({ open, onClose }: CustomizerProps) {
  const store = usePortalStore();
  const display = useDisplay();
  const { own, unsaved } = useSelector(selectCustomizer);
  const isCompanys = Object.keys(own).length === 0;
  const footer = (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon="refresh"
        disabled={isCompanys}
        onClick={() => store.dispatch(displayReset())}
      >
        {t('Use company defaults')}
      </Button>
      <span className="at-12 at-muted at-row ms-auto" role="status">
        {unsaved ? (
          t('Saving…')
        ) : (
          <>
            <Icon name="check" size={14} className="at-up" />
            {t('Saved')}
          </>
        )}
      </span>
    </>
  );
  return (
    <Drawer
      title={t('Display')}
      subtitle={t('Only for you, on every device')}
      open={open}
      onClose={onClose}
      footer={footer}
    >
      <div className="at-looks">
        <DisplayControls value={display} onChoose={(part) => store.dispatch(displayChosen(part))} />
      </div>
    </Drawer>
  );
}
