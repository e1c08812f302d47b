import { jest } from '@jest/globals';
import { richTextSchema, type RichText } from '@atrium/contracts';
import { ToastHost } from '@atrium/sdk';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { APP_ICONS } from '../../icon/app-icons.js';
import { addIcons } from '../../icon/icon-set.js';
import { cleanPasted } from './clean-pasted.js';
import { RICH_TEXT_EXTENSIONS } from './extensions.js';
import { MarkedTextField, RichTextField } from './lazy-rich-text-field.js';
import { RichTextView } from './rich-text-view.js';

addIcons(APP_ICONS);
// The test browser measures no text.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** The document that pasted HTML becomes. */
function paste(html: string): RichText {
  const editor = new Editor({ extensions: RICH_TEXT_EXTENSIONS, content: cleanPasted(html) });
  const text = richTextSchema.parse(editor.getJSON());
  editor.destroy();
  return text;
}
const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test('of a pasted page no script survives, nor a link that runs one', () => {
  const text = paste(
    `<p onclick="alert(1)">Hello <b>you</b><script>alert(2)</script><img src=x onerror="alert(3)"></p>
     <style>p { color: red }</style><p><a href="javascript:alert(4)">press</a> <a href="https://a.test/">read</a></p>`,
  );
  expect(JSON.stringify(text)).not.toMatch(/alert|script|color|img/);
  expect(text.content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Hello ' },
        { type: 'text', text: 'you', marks: [{ type: 'bold' }] },
      ],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'press ' },
        { type: 'text', text: 'read', marks: [{ type: 'link', attrs: { href: 'https://a.test/' } }] },
      ],
    },
  ]);
});

test('lists of Word and rows of a spreadsheet stay readable', () => {
  const word =
    '<p class="MsoListParagraphCxSpFirst">·   Logo</p><p class="MsoListParagraphCxSpLast">·   Site</p>';
  const items = ['Logo', 'Site'].map((text) => ({ type: 'listItem', content: [line(text)] }));
  expect(paste(word).content).toEqual([{ type: 'bulletList', content: items }]);
  const sheet = '<table><tr><td>Logo</td><td>50,000</td></tr><tr><td>Site</td><td>2,00,000</td></tr></table>';
  expect(paste(sheet).content).toEqual([line('Logo – 50,000'), line('Site – 2,00,000')]);
});

test('a stored text is held to the schema and drawn without the editor', () => {
  const link = { type: 'link', attrs: { href: ['javascript', 'alert(1)'].join(':') } };
  const bad = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] }],
  };
  expect(richTextSchema.safeParse(bad).success).toBe(false);
  render(
    <RichTextView
      text={paste('<ul><li><p>One <em>two</em> <a href="https://a.test/">three</a></p></li></ul>')}
    />,
  );
  expect(screen.getByRole('listitem').textContent).toBe('One two three');
  expect(screen.getByRole('link', { name: 'three' }).getAttribute('rel')).toContain('noopener');
});

test('a pasted picture that is too large or of another kind is refused with a sentence', async () => {
  render(
    <>
      <RichTextField label="Brief" pictures={{ use: 'test.picture', maxBytes: 4 }} />
      <ToastHost />
    </>,
  );
  const field = await screen.findByRole('textbox', { name: 'Brief' });
  const pasted = (type: string) => {
    const files = [new File(['12345'], 'plan', { type })];
    fireEvent.paste(field, { clipboardData: { files, types: ['Files'], getData: () => '' } });
  };
  pasted('image/png');
  await screen.findByText('This file is 5 bytes. The limit is 4 bytes.');
  pasted('image/svg+xml');
  await screen.findByText('Choose a JPEG, PNG, WebP, GIF or AVIF image.');
  screen.getByRole('button', { name: 'Add picture' });
});

test('the buttons style the text, and the field has the document', async () => {
  const onChange = jest.fn<(value: RichText | null) => void>();
  render(
    <RichTextField
      label="Brief"
      defaultValue={paste('<p>Launch</p>')}
      onChange={({ target }) => onChange(target.value)}
    />,
  );
  expect((await screen.findByRole('textbox', { name: 'Brief' })).textContent).toBe('Launch');
  await userEvent.click(screen.getByRole('button', { name: 'Bulleted list' }));
  await waitFor(() => expect(onChange.mock.lastCall?.[0]?.content[0]?.type).toBe('bulletList'));
  screen.getByRole('button', { name: 'Bulleted list', pressed: true });
});

test('a text with marks is written as it looks, and its value is the text with its marks', async () => {
  const onChange = jest.fn<(value: string) => void>();
  render(
    <MarkedTextField
      label="Part"
      defaultValue="12 **posts**"
      onChange={({ target }) => onChange(target.value)}
    />,
  );
  const field = await screen.findByRole('textbox', { name: 'Part' });
  expect([field.textContent, field.querySelector('strong')?.textContent]).toEqual(['12 posts', 'posts']);
  await userEvent.click(screen.getByRole('button', { name: 'Numbered list' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('1. 12 **posts**'));
  expect(screen.queryByRole('button', { name: 'Mention a person' })).toBeNull();
});
