import type { RichText, RichTextBlock, RichTextInline, RichTextItem } from '@atrium/contracts';
import { fileUrl, useCompanyPath } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Draws a written text without the editor's code. Nothing of it is HTML, so no script can be in it. */
export function RichTextView({ text }: { text: RichText }) {
  return (
    <div className="at-rich-view" dir="auto">
      {text.content.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: RichTextBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          {block.content?.map((part, at) => (
            <Inline key={at} part={part} />
          ))}
        </p>
      );
    case 'bulletList':
      return <ul>{itemsOf(block.content)}</ul>;
    case 'orderedList':
      return <ol>{itemsOf(block.content)}</ol>;
    case 'image':
      return <img src={fileUrl(block.attrs.fileId)} alt={block.attrs.alt} loading="lazy" />;
  }
}

const itemsOf = (items: readonly RichTextItem[]): ReactNode =>
  items.map((item, at) => (
    <li key={at}>
      {item.content.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </li>
  ));

function Inline({ part }: { part: RichTextInline }) {
  if (part.type === 'hardBreak') return <br />;
  if (part.type === 'mention') return <Mention name={part.attrs.label} />;
  return (part.marks ?? []).reduce<ReactNode>((inner, mark) => {
    if (mark.type === 'bold') return <strong>{inner}</strong>;
    if (mark.type === 'italic') return <em>{inner}</em>;
    return (
      <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
        {inner}
      </a>
    );
  }, part.text);
}

/** Leads to the person among the colleagues, whom all staff may see. */
function Mention({ name }: { name: string }) {
  const path = useCompanyPath()('people');
  return (
    <Link className="at-mention" to={`${path}?${new URLSearchParams({ search: name }).toString()}`}>
      <bdi>@{name}</bdi>
    </Link>
  );
}
