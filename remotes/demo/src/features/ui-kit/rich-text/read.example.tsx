import { RichTextView } from '@atrium/ui';

export default function Read() {
  return (
    <RichTextView
      text={{
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'The launch is on ' },
              { type: 'text', text: '5 January', marks: [{ type: 'bold' }] },
            ],
          },
        ],
      }}
    />
  );
}
