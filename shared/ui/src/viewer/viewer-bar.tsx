import { formatNumber, t } from '@atrium/sdk';
import { buttonClass } from '../button/button-look.js';
import { IconButton } from '../button/icon-button.js';
import { downloadPress } from '../download/download-file.js';
import { Icon } from '../icon/icon.js';
import type { ViewedFile } from './viewer.types.js';
import { ZOOMS } from './zoom.rules.js';

export interface ViewerBarProps {
  file: ViewedFile;
  at: number;
  of: number;
  onGo: (step: 1 | -1) => void;
  /** null where the content has a zoom of its own. */
  zoom: number | null;
  onZoom: (step: 1 | -1) => void;
}

/** Previous and next at the start, zoom, and the download at the end. */
export function ViewerBar(props: ViewerBarProps) {
  const { file, of, zoom } = props;
  return (
    <div className="at-viewer-bar">
      {of > 1 && <Turning {...props} />}
      {zoom !== null && <Zooming {...props} zoom={zoom} />}
      <a
        className={buttonClass('secondary', 'sm', 'at-viewer-save')}
        href={file.download}
        download={file.name}
        onClick={downloadPress(file.download, file.name)}
      >
        <Icon name="download" />
        {t('Download')}
      </a>
    </div>
  );
}

// A button at its end keeps the focus, so that the keys of the viewer keep working.

function Turning({ at, of, onGo }: ViewerBarProps) {
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={t('Previous file')}
        aria-disabled={at === 0}
        onClick={() => onGo(-1)}
      />
      <span className="at-num" role="status">
        {t('{place, number} of {of, number}', { place: at + 1, of })}
      </span>
      <IconButton
        icon="chevron-right"
        label={t('Next file')}
        aria-disabled={at === of - 1}
        onClick={() => onGo(1)}
      />
    </>
  );
}

function Zooming({ zoom, onZoom }: ViewerBarProps & { zoom: number }) {
  return (
    <>
      <IconButton icon="minus" label={t('Zoom out')} aria-disabled={zoom === 1} onClick={() => onZoom(-1)} />
      <span className="at-num">{formatNumber(zoom, { style: 'percent' })}</span>
      <IconButton
        icon="plus"
        label={t('Zoom in')}
        aria-disabled={zoom === ZOOMS.at(-1)}
        onClick={() => onZoom(1)}
      />
    </>
  );
}
