import { lazyPage, t } from '@atrium/sdk';
import { Icon } from '@atrium/ui';
import { LazyPart, NotOpened } from '../app/lazy-part.js';
import { styled } from '../app/styled.js';

const Customizer = lazyPage(
  styled(() => import(/* webpackChunkName: 'customizer' */ '../customizer/customizer.widget.js')),
);
const preload = () => void Customizer.preload().catch(() => undefined);

interface DisplayButtonProps {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Opens the settings of the look; on a phone they are in the profile menu. */
export function DisplayButton({ open, onToggle }: DisplayButtonProps) {
  const close = () => onToggle(false);
  return (
    <>
      <button
        type="button"
        className="at-tbtn at-not-phone"
        aria-label={t('Display settings')}
        title={t('Display settings')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => onToggle(true)}
      >
        <Icon name="adjustments-horizontal" size={18} />
      </button>
      {open && (
        <LazyPart failed={() => <NotOpened onClose={close} />}>
          <Customizer open onClose={close} />
        </LazyPart>
      )}
    </>
  );
}
