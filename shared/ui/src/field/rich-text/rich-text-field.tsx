import { richTextSchema, type RichText } from '@atrium/contracts';
import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import '../../../theme/rich-text.scss';
import { classNames } from '../../class-names.js';
import { splitWords } from '../control-look.js';
import { Field, type FieldWords } from '../field.js';
import { useBoundValue } from '../use-bound-value.js';
import type { BoundProps } from '../value-handle.types.js';
import { cleanPasted } from './clean-pasted.js';
import { RICH_TEXT_EXTENSIONS } from './extensions.js';
import { addPictures, picturesIn, type PicturePlace } from './pasted-pictures.js';
import { RichTextToolbar, type RichTextLine } from './rich-text-toolbar.js';
import { isLive, useLateEditor } from './use-late-editor.js';

export interface RichTextFieldProps extends Omit<FieldWords, 'label'>, BoundProps<RichText | null> {
  label: string;
  id?: string;
  /** Where its pictures are kept. Without it, it takes none. */
  pictures?: PicturePlace;
}

const NOTHING = { type: 'doc', content: [{ type: 'paragraph' }] };

const documentOf = (editor: Editor): RichText | null =>
  editor.isEmpty ? null : richTextSchema.parse(editor.getJSON());

/** The browser would write the @ only when the line has the focus, and into the line. @returns whether it is written */
function beginsMention(view: Editor['view'], open: () => void): boolean {
  if (!beginsWord(view)) return false;
  view.dispatch(view.state.tr.insertText('@'));
  open();
  return true;
}

/** An @ inside a word, such as of an email address, is no mention. */
const beginsWord = ({ state: { doc, selection } }: Editor['view']): boolean =>
  !/\S/.test(doc.textBetween(Math.max(0, selection.from - 1), selection.from, ' ', ' '));

/** A text with bold, italics, lists, links, mentions and pasted pictures; null until something is written. */
export default function RichTextField(props: RichTextFieldProps) {
  const [words, { id, pictures: place }] = splitWords(props);
  const [line, setLine] = useState<RichTextLine>(null);
  const bound = useBoundValue<RichText | null>(props, {
    empty: null,
    focus: () => isLive(editor) && editor.commands.focus(),
    onSet: (next) => isLive(editor) && editor.commands.setContent(next ?? NOTHING, { emitUpdate: false }),
  });
  const editor = useLateEditor(
    {
      extensions: RICH_TEXT_EXTENSIONS,
      // The page's policy takes styles from files only; they are in rich-text.scss.
      injectCSS: false,
      content: bound.value ?? NOTHING,
      onUpdate: ({ editor: changed }) => bound.set(documentOf(changed)),
      onBlur: bound.leave,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': props.label, dir: 'auto' },
        transformPastedHTML: cleanPasted,
        handleKeyPress: (view, { key }) => key === '@' && beginsMention(view, () => setLine('mention')),
        handlePaste: (_view, { clipboardData }) => {
          const pictures = picturesIn(clipboardData);
          if (!editor || !place || pictures.length === 0) return false;
          void addPictures(editor, pictures, place);
          return true;
        },
      },
    },
    () => bound.latest() ?? NOTHING,
  );
  return (
    <Field {...words} id={id}>
      {(control) => (
        <div id={control.id} className={classNames('at-rich', words.error ? 'is-invalid' : undefined)}>
          {editor && (
            <RichTextToolbar editor={editor} place={place} line={line} label={props.label} onLine={setLine} />
          )}
          <EditorContent editor={editor} className="at-rich-text" />
        </div>
      )}
    </Field>
  );
}
