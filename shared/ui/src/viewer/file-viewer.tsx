import { t } from '@atrium/sdk';
import '../../theme/viewer.scss';
import { DialogFrame } from '../overlay/dialog.js';
import { ImageStage } from './image-stage.js';
import { PdfStage } from './pdf-stage.js';
import { useViewer } from './use-viewer.js';
import { ViewerBar } from './viewer-bar.js';
import type { FileViewerProps, ViewedFile } from './viewer.types.js';

const PDF = 'application/pdf';
const isImage = ({ type }: ViewedFile) => type.startsWith('image/');

/** Images and PDF over the page, one of several at a time; a file of another kind is offered for download. */
export function FileViewer(props: FileViewerProps) {
  const { at, file, zoom, go, enlarge, onKeyDown } = useViewer(props);
  if (!file) return null;
  return (
    <DialogFrame title={file.name} size="xl" onClose={props.onClose}>
      {/* The keys belong to the whole viewer, wherever in it the focus is. */}
      <div className="at-viewer" role="group" onKeyDown={onKeyDown}>
        <div className="at-viewer-stage">
          <Stage key={file.id} file={file} zoom={zoom} />
        </div>
        <ViewerBar
          file={file}
          at={at}
          of={props.files.length}
          onGo={go}
          zoom={isImage(file) ? zoom : null}
          onZoom={enlarge}
        />
      </div>
    </DialogFrame>
  );
}

function Stage({ file, zoom }: { file: ViewedFile; zoom: number }) {
  if (isImage(file)) return <ImageStage file={file} zoom={zoom} />;
  if (file.type === PDF) return <PdfStage file={file} />;
  return <p role="status">{t('This kind of file cannot be shown here. Download it.')}</p>;
}
