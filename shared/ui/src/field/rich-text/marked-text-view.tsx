import { readMarked } from '@atrium/contracts';
import { RichTextView } from './rich-text-view.js';

/** Draws a text of a `MarkedTextField`. */
export function MarkedTextView({ text }: { text: string }) {
  return <RichTextView text={readMarked(text)} />;
}
