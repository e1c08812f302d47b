import { lazyPage } from '@atrium/sdk';
import { Suspense } from 'react';
import { FieldRoom } from '../combobox/lazy-combobox.js';
import type { MarkedTextFieldProps } from './marked-text-field.js';
import type { RichTextFieldProps } from './rich-text-field.js';

const Editor = lazyPage<RichTextFieldProps>(() => import('./rich-text-field.js'));
const MarkedEditor = lazyPage<MarkedTextFieldProps>(() => import('./marked-text-field.js'));

/** A text with bold, lists, links, mentions and pictures. The editor is loaded with the first of them. */
export function RichTextField(props: RichTextFieldProps) {
  return (
    <Suspense fallback={<FieldRoom {...props} />}>
      <Editor {...props} />
    </Suspense>
  );
}

/** A text with bold, italics and lists, stored as a string; `MarkedTextView` draws it. */
export function MarkedTextField(props: MarkedTextFieldProps) {
  return (
    <Suspense fallback={<FieldRoom {...props} />}>
      <MarkedEditor {...props} />
    </Suspense>
  );
}
