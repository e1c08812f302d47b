/// <reference path="../../icon/tabler.d.ts" />
import Photo from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { t } from '@atrium/sdk';
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { IconButton } from '../../button/icon-button.js';
import { addIcons } from '../../icon/icon-set.js';
import { IMAGE_TYPES } from '../../upload/image-types.js';
import { addPictures, type PicturePlace } from './pasted-pictures.js';

addIcons({ photo: Photo });

/** Chooses pictures from the device, which on a phone is easier than pasting them. */
export function PictureButton({ editor, place }: { editor: Editor; place: PicturePlace }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon="photo" size="sm" label={t('Add picture')} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={IMAGE_TYPES.join()}
        onChange={({ target }) => {
          void addPictures(editor, [...(target.files ?? [])], place);
          target.value = '';
        }}
      />
    </>
  );
}
