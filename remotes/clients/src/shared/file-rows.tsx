import { sizeInWords, type ClientFile } from '@atrium/contracts';
import { fileUrl, formatDate } from '@atrium/sdk';
import { FileViewer, Icon, ListRow, type ViewedFile } from '@atrium/ui';
import { Suspense, useState, type ReactNode } from 'react';

interface FileRowsProps {
  files: readonly ClientFile[];
  end?: (file: ClientFile) => ReactNode;
}

/** Files as rows; a press shows one. */
export function FileRows({ files, end }: FileRowsProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {files.map((file) => (
        <div key={file.id} className="d-flex align-items-center border-top">
          <div className="flex-fill" style={{ minInlineSize: 0 }}>
            <ListRow
              lead={<Icon name="file" />}
              title={<bdi>{file.name}</bdi>}
              text={[file.author, formatDate(file.createdAt), sizeInWords(file.size)].join(' · ')}
              onPress={() => setOpen(file.id)}
            />
          </div>
          {end && <div className="d-flex align-items-center gap-2 pe-3">{end(file)}</div>}
        </div>
      ))}
      {open && (
        <Suspense>
          <FileViewer files={files.map(toViewed)} open={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

const toViewed = ({ id, name, type }: ClientFile): ViewedFile => ({
  id,
  name,
  type,
  url: fileUrl(id),
  download: fileUrl(id, 'download'),
});
