import { t, useCompanyPath } from '@atrium/sdk';
import { ButtonLink, Loaded } from '@atrium/ui';
import type { ReactNode } from 'react';
import { PanelSkeleton } from './panel-skeleton.js';

interface PanelFrameProps {
  title: string;
  /** At the end of the header. */
  action?: ReactNode;
  /** The page with the whole list, below /{companyCode}. */
  path: string;
  close: () => void;
  query: { error?: unknown; refetch: () => unknown; isFetching: boolean };
  /** Undefined while loading. */
  children: ReactNode | undefined;
}

/** A panel of the top bar: header, a list of at most 350 px, and a link to the whole list. */
export function PanelFrame({ title, action, path, close, query, children }: PanelFrameProps) {
  const toPath = useCompanyPath();
  const failed = t('Your {title} could not be loaded', { title: title.toLowerCase() });
  return (
    <>
      <div className="at-panel-h">
        <h2>{title}</h2>
        {action}
      </div>
      <div className="at-panel-b" tabIndex={-1}>
        <Loaded of={{ ...query, data: children }} title={failed} skeleton={<PanelSkeleton />}>
          {(shown) => shown}
        </Loaded>
      </div>
      <div className="at-panel-f">
        <ButtonLink size="sm" to={toPath(path)} onClick={close}>
          {t('Check All')}
        </ButtonLink>
      </div>
    </>
  );
}
