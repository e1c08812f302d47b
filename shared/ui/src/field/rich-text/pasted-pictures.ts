import { t, tellFailure } from '@atrium/sdk';
import type { Editor } from '@tiptap/core';

/** Uploads a picture and gives the id of its file. */
export type UploadPicture = (file: File) => Promise<string>;

/** The pictures of a paste. A spreadsheet copies a picture of its cells beside their text; that one is not meant. */
export function picturesIn(pasted: DataTransfer | null): File[] {
  if (!pasted || pasted.types.includes('text/html')) return [];
  return [...pasted.files].filter(({ type }) => type.startsWith('image/'));
}

/** Uploads them one after the other and shows each where the cursor is. */
export async function addPictures(editor: Editor, pictures: readonly File[], upload: UploadPicture) {
  try {
    for (const picture of pictures) {
      const attrs = { fileId: await upload(picture), alt: picture.name };
      editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    }
  } catch (reason) {
    tellFailure(t('The picture was not added'), reason);
  }
}
