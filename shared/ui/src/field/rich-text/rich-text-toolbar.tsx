/// <reference path="../../icon/tabler.d.ts" />
import At from '@tabler/icons-react/dist/esm/icons/IconAt.mjs';
import Bold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import Italic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import LinkIcon from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import List from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import ListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import { msg, t, translate } from '@atrium/sdk';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../button/icon-button.js';
import { addIcons, type IconName } from '../../icon/icon-set.js';
import type { ComboboxOption } from '../combobox/combobox.types.js';
import { PersonPicker } from '../person-picker.js';
import { LinkLine } from './link-line.js';
import type { PicturePlace } from './pasted-pictures.js';
import { PictureButton } from './picture-button.js';

addIcons({ at: At, bold: Bold, italic: Italic, link: LinkIcon, list: List, 'list-numbers': ListNumbers });

interface Style {
  name: string;
  icon: IconName;
  label: string;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

const STYLES: readonly Style[] = [
  { name: 'bold', icon: 'bold', label: msg('Bold'), toggle: (chain) => chain.toggleBold() },
  { name: 'italic', icon: 'italic', label: msg('Italic'), toggle: (chain) => chain.toggleItalic() },
  {
    name: 'bulletList',
    icon: 'list',
    label: msg('Bulleted list'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'orderedList',
    icon: 'list-numbers',
    label: msg('Numbered list'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
];

/** The line that is open below the buttons. */
export type RichTextLine = 'link' | 'mention' | null;

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  /** Where pictures are kept; undefined where it takes none. */
  place: PicturePlace | undefined;
  line: RichTextLine;
  onLine: (line: RichTextLine) => void;
}

/** The buttons above the text. The styles have their usual keys, too. */
export function RichTextToolbar({ editor, label, place, line, onLine }: RichTextToolbarProps) {
  const on = useActive(editor);
  const close = () => {
    onLine(null);
    editor.commands.focus();
  };
  const open = (next: RichTextLine) => () => onLine(line === next ? null : next);
  return (
    <>
      <div className="at-rich-bar" role="group" aria-label={t('Text style of {label}', { label })}>
        <StyleButtons editor={editor} on={on} />
        <IconButton
          icon="link"
          size="sm"
          label={t('Link')}
          aria-pressed={on.includes('link')}
          onClick={open('link')}
        />
        <IconButton
          icon="at"
          size="sm"
          label={t('Mention a person')}
          aria-expanded={line === 'mention'}
          onClick={open('mention')}
        />
        {place && <PictureButton editor={editor} place={place} />}
      </div>
      {line === 'link' && <LinkLine editor={editor} onClose={close} />}
      {line === 'mention' && <MentionLine editor={editor} onClose={close} />}
    </>
  );
}

/** The styles alone, for a text that has no more. */
export function StyleBar({ editor, label }: Pick<RichTextToolbarProps, 'editor' | 'label'>) {
  const on = useActive(editor);
  return (
    <div className="at-rich-bar" role="group" aria-label={t('Text style of {label}', { label })}>
      <StyleButtons editor={editor} on={on} />
    </div>
  );
}

/** What is on at the place where one writes. */
const useActive = (editor: Editor): readonly string[] =>
  useEditorState({
    editor,
    selector: () => ['link', ...STYLES.map(({ name }) => name)].filter((name) => editor.isActive(name)),
  });

function StyleButtons({ editor, on }: { editor: Editor; on: readonly string[] }) {
  return STYLES.map(({ name, icon, label: own, toggle }) => (
    <IconButton
      key={name}
      icon={icon}
      size="sm"
      label={translate(own)}
      aria-pressed={on.includes(name)}
      onClick={() => toggle(editor.chain().focus()).run()}
    />
  ));
}

/** In place of the @ by which the line was opened. */
function writeMention(editor: Editor, written: object[]): void {
  const { from } = editor.state.selection;
  const asked = editor.state.doc.textBetween(Math.max(0, from - 1), from) === '@';
  const chain = editor.chain().focus();
  (asked ? chain.deleteRange({ from: from - 1, to: from }) : chain).insertContent(written).run();
}

/** Finds a colleague and writes their name as a mention. */
function MentionLine({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const mention = (person: ComboboxOption | null) => {
    if (!person) return;
    const attrs = { id: person.value, label: person.label };
    const written = [
      { type: 'mention', attrs },
      { type: 'text', text: ' ' },
    ];
    writeMention(editor, written);
    onClose();
  };
  // Esc closes this line, and not what is around it.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div className="at-rich-line" role="group" aria-label={t('Mention a person')} onKeyDown={leave}>
      <PersonPicker label={t('Mention a person')} autoFocus onChoose={mention} />
    </div>
  );
}
