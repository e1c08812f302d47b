import { readMarked, richTextSchema, writeMarked } from '@atrium/contracts';
import { EditorContent } from '@tiptap/react';
import '../../../theme/rich-text.scss';
import { classNames } from '../../class-names.js';
import { splitWords } from '../control-look.js';
import { Field, type FieldWords } from '../field.js';
import { useBoundValue } from '../use-bound-value.js';
import type { BoundProps } from '../value-handle.types.js';
import { cleanPasted } from './clean-pasted.js';
import { MARKED_TEXT_EXTENSIONS } from './extensions.js';
import { StyleBar } from './rich-text-toolbar.js';
import { isLive, useLateEditor } from './use-late-editor.js';

export interface MarkedTextFieldProps extends Omit<FieldWords, 'label'>, BoundProps<string> {
  label: string;
  id?: string;
}

/** A text with bold, italics and lists, whose value is the text with their marks. */
export default function MarkedTextField(props: MarkedTextFieldProps) {
  const [words, { id }] = splitWords(props);
  const bound = useBoundValue<string>(props, {
    empty: '',
    focus: () => isLive(editor) && editor.commands.focus(),
    onSet: (next) => isLive(editor) && editor.commands.setContent(readMarked(next), { emitUpdate: false }),
  });
  const editor = useLateEditor(
    {
      extensions: MARKED_TEXT_EXTENSIONS,
      // The page's policy takes styles from files only; they are in rich-text.scss.
      injectCSS: false,
      content: readMarked(bound.value),
      onUpdate: ({ editor: changed }) => bound.set(writeMarked(richTextSchema.parse(changed.getJSON()))),
      onBlur: bound.leave,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': props.label, dir: 'auto' },
        transformPastedHTML: cleanPasted,
      },
    },
    () => readMarked(bound.latest()),
  );
  return (
    <Field {...words} id={id}>
      {(control) => (
        <div id={control.id} className={classNames('at-rich', words.error ? 'is-invalid' : undefined)}>
          {editor && <StyleBar editor={editor} label={props.label} />}
          <EditorContent editor={editor} className="at-rich-text" />
        </div>
      )}
    </Field>
  );
}
