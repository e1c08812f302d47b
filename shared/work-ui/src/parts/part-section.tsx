import type { ReactNode } from 'react';

interface PartSectionProps {
  title: string;
  /** After the title: `4 of 7`. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of an opened task under its own heading. */
export function PartSection({ title, note, children }: PartSectionProps) {
  return (
    <section className="d-flex flex-column gap-2" aria-label={title}>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <h3 className="at-14 m-0">{title}</h3>
        {note && <span className="at-muted at-13 d-flex flex-wrap align-items-center gap-2">{note}</span>}
      </div>
      {children}
    </section>
  );
}
