import css from './formula-text.module.scss';

const PARTS =
  /([A-Z][A-Z0-9_]*)|([a-z][A-Za-z]*(?:\.[A-Za-z.]+)?)(?=\s*\()|([a-z][A-Za-z]*(?:\.[A-Za-z.]+)?)|(\d[\d.,]*)/g;

/** A formula with its names and numbers set apart; it reads from left to right in every language. */
export function FormulaText({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className={css['formula']}>
      {partsOf(text).map(({ kind, part }, place) => (
        <span key={place} className={kind ? css[kind] : undefined}>
          {part}
        </span>
      ))}
    </bdi>
  );
}

interface FormulaPart {
  kind: 'code' | 'function' | 'name' | 'number' | null;
  part: string;
}

function partsOf(text: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    if (match.index > end) parts.push({ kind: null, part: text.slice(end, match.index) });
    const kind = match[1] ? 'code' : match[2] ? 'function' : match[3] ? 'name' : 'number';
    parts.push({ kind, part: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: null, part: text.slice(end) });
  return parts;
}
