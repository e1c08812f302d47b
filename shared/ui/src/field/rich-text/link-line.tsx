import { t } from '@atrium/sdk';
import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../button/button.js';
import { TextField } from '../text-field.js';

const addressOf = (typed: string): string => {
  const text = typed.trim();
  if (/^(?:https?:\/\/|mailto:)\S+$/i.test(text)) return text;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : '';
};

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (!href) chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setLink({ href }).run();
}

/** Sets the address of the selected text; an empty one takes the link away. */
export function LinkLine({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present: unknown = editor.getAttributes('link')['href'];
  const [text, setText] = useState(typeof present === 'string' ? present : '');
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    const href = addressOf(text);
    if (text.trim() !== '' && !href) {
      setWrong(true);
      return;
    }
    setLink(editor, href);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  };
  return (
    <div className="at-rich-line">
      <TextField
        label={t('Address of the link')}
        autoFocus
        dir="ltr"
        inputMode="url"
        value={text}
        error={wrong ? t('Enter a link that starts with https://.') : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={apply}>
        {t('Apply')}
      </Button>
    </div>
  );
}
