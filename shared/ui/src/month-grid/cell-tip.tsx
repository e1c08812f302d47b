import type { ReactNode } from 'react';
import { Overlay } from 'react-bootstrap';

interface CellTipProps {
  id: string;
  cell: Element | undefined;
  children: ReactNode;
}

/** What a cell has to say, beside it. The pointer can rest on it. */
export function CellTip({ id, cell, children }: CellTipProps) {
  return (
    <Overlay
      target={() => (cell instanceof HTMLElement ? cell : null)}
      show={cell !== undefined}
      placement="bottom"
      transition={false}
    >
      {({ ref, style }) => (
        <div ref={ref} style={style} id={id} role="tooltip" className="at-mg-tip">
          {children}
        </div>
      )}
    </Overlay>
  );
}
