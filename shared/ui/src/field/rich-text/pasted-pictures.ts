import { t, tellFailure, toast, uploadFile } from '@atrium/sdk';
import type { Editor } from '@tiptap/core';
import { IMAGE_TYPES } from '../../upload/image-types.js';
import { tooLarge } from '../../upload/upload.rules.js';

/** Where the pictures of a text are kept. */
export interface PicturePlace {
  /** The key of a use that a service contributes. */
  use: string;
  maxBytes: number;
}

/** The pictures of a paste. A spreadsheet copies a picture of its cells beside their text; that one is not meant. */
export function picturesIn(pasted: DataTransfer | null): File[] {
  if (!pasted || pasted.types.includes('text/html')) return [];
  return [...pasted.files].filter(({ type }) => type.startsWith('image/'));
}

const refusalOf = (picture: File, { maxBytes }: PicturePlace): string | null =>
  IMAGE_TYPES.includes(picture.type)
    ? tooLarge(picture, maxBytes)
    : t('Choose a JPEG, PNG, WebP, GIF or AVIF image.');

/** Uploads them one after the other and shows each where the cursor is. */
export async function addPictures(editor: Editor, pictures: readonly File[], place: PicturePlace) {
  for (const picture of pictures) {
    const refusal = refusalOf(picture, place);
    if (refusal === null) await addPicture(editor, picture, place);
    else toast.error(t('The picture was not added'), { text: refusal });
  }
}

async function addPicture(editor: Editor, picture: File, { use }: PicturePlace): Promise<void> {
  try {
    const { id } = await uploadFile(picture, { use });
    const attrs = { fileId: id, alt: picture.name };
    if (!editor.isDestroyed) editor.chain().focus().insertContent({ type: 'image', attrs }).run();
  } catch (reason) {
    tellFailure(t('The picture was not added'), reason);
  }
}
