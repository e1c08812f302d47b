interface Uploaded {
  use: string;
  file: File;
}

const keyOf = ({ use, file }: Uploaded): string =>
  ['upload', use, file.name, file.size, file.lastModified].join(' ');

/** Which upload a file belongs to, in this window: chosen again after a reload, it goes on instead of beginning anew. */
export const RememberedUpload = {
  find: (upload: Uploaded): string | null => sessionStorage.getItem(keyOf(upload)),
  keep: (upload: Uploaded, id: string): void => sessionStorage.setItem(keyOf(upload), id),
  forget: (upload: Uploaded): void => sessionStorage.removeItem(keyOf(upload)),
};
