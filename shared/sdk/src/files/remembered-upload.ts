interface Uploaded {
  use: string;
  file: File;
}

const keyOf = ({ use, file }: Uploaded): string =>
  ['upload', use, file.name, file.size, file.lastModified].join(' ');

/**
 * Remembers in this window which upload belongs to a file, so that after a reload the same file continues instead of
 * starting anew.
 */
export const RememberedUpload = {
  find: (upload: Uploaded): string | null => sessionStorage.getItem(keyOf(upload)),
  keep: (upload: Uploaded, id: string): void => sessionStorage.setItem(keyOf(upload), id),
  forget: (upload: Uploaded): void => sessionStorage.removeItem(keyOf(upload)),
};
