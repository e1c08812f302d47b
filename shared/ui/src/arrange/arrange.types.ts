/** A part of a page with two columns. */
export interface ArrangedPart {
  id: string;
  title: string;
  size: 'wide' | 'narrow';
}

export interface ArrangedParts {
  /** In the order of the page. */
  shown: readonly ArrangedPart[];
  hidden: readonly ArrangedPart[];
}

export interface ArrangeProps {
  parts: ArrangedParts;
  onChange: (parts: ArrangedParts) => void;
}
