import { readMarked } from '@atrium/contracts';
import { EditorContent } from '@tiptap/react';
import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { MARKED_TEXT_EXTENSIONS } from './extensions.js';
import { useLateEditor } from './use-late-editor.js';

/** A field whose form sets its value while it is first shown, too late for the editor that was made with it. */
function LateField() {
  const [text, setText] = useState('');
  const editor = useLateEditor(
    { extensions: MARKED_TEXT_EXTENSIONS, injectCSS: false, content: readMarked(text) },
    () => readMarked(text),
  );
  const [first] = useState(editor);
  useLayoutEffect(() => {
    first?.destroy();
    setText('12 **posts**');
  }, [first]);
  return <EditorContent editor={editor} />;
}

test('the editor that takes the place of one that was ended before it was shown has the text that was set meanwhile', async () => {
  render(<LateField />);
  await waitFor(() => expect(screen.getByText('posts').tagName).toBe('STRONG'));
});
