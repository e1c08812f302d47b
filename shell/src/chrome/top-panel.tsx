import { notArrived, t, type LazyPage } from '@atrium/sdk';
import { Button, Icon, Panel, type IconName } from '@atrium/ui';
import type { ReactNode } from 'react';
import { LazyPart } from '../app/lazy-part.js';
import { PanelSkeleton } from '../inbox/panel-skeleton.js';

interface TopPanelProps<Props extends object> {
  /** Label of the button and of what it opens. */
  label: string;
  icon: IconName;
  /** Shown over the icon. */
  pip?: ReactNode;
  /** Classes of the button. */
  className?: string;
  content: LazyPage<Props & { close: () => void }>;
  /** Additional props of its content. */
  given: Props;
}

/** A button of the top bar with a panel whose code is loaded when a pointer comes near. */
export function TopPanel<Props extends object>(props: TopPanelProps<Props>) {
  const { label, icon, pip, className, content: Content, given } = props;
  return (
    <Panel
      label={label}
      className={className ?? 'at-tbtn'}
      button={
        <>
          <Icon name={icon} size={18} />
          {pip}
        </>
      }
      onNear={() => void Content.preload().catch(() => undefined)}
    >
      {(close) => (
        <LazyPart waiting={<PanelSkeleton />} failed={(retry) => <Missing onRetry={retry} />}>
          <Content {...given} close={close} />
        </LazyPart>
      )}
    </Panel>
  );
}

export function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="p-3" role="alert">
      <p>{notArrived()}</p>
      <Button size="sm" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}
