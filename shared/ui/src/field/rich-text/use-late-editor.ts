import { createDocument, type Editor, type JSONContent } from '@tiptap/core';
import { useEditor, type UseEditorOptions } from '@tiptap/react';

/** Whether it takes commands: an editor that was not shown in time is ended, and another one is made. */
export const isLive = (editor: Editor | null): editor is Editor => editor !== null && !editor.isDestroyed;

/**
 * TipTap's editor, which is null for a moment where React takes longer to show it than it waits: it is then made anew from
 * the options of a render that may know less than `latest`.
 */
export const useLateEditor = (
  options: UseEditorOptions & { content: JSONContent },
  latest: () => JSONContent,
): Editor | null =>
  useEditor({
    ...options,
    onCreate: ({ editor }) => {
      const content = latest();
      // Compared with what it holds: by now the options may be newer than those that it was made from.
      if (!editor.state.doc.eq(createDocument(content, editor.schema)))
        editor.commands.setContent(content, { emitUpdate: false });
    },
  });
