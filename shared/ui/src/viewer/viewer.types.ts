export interface ViewedFile {
  id: string;
  name: string;
  /** Media type; images and PDF are shown, anything else is only offered for download. */
  type: string;
  /** URL of its bytes, on the portal's own origin: `fileUrl(id)`. */
  url: string;
  /** URL that saves it: `fileUrl(id, 'download')`. */
  download: string;
}

export interface FileViewerProps {
  files: readonly ViewedFile[];
  /** Id of the file shown first. */
  open: string;
  onClose: () => void;
}
