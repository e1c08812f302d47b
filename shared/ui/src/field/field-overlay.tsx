import type { CSSProperties, ReactNode, Ref, RefObject } from 'react';
import { Overlay } from 'react-bootstrap';
import { useDirection } from '../window/use-direction.js';

interface FieldOverlayProps {
  /** The field. */
  place: RefObject<HTMLElement | null>;
  /** An element that takes the ref and the style, by which it is placed. */
  children: (ref: Ref<HTMLDivElement>, style: CSSProperties) => ReactNode;
}

/** Below its field, or above it where there is no room; it follows the field in the order of focus. */
export function FieldOverlay({ place, children }: FieldOverlayProps) {
  const direction = useDirection();
  return (
    <Overlay
      show
      target={place.current}
      container={place.current}
      flip
      placement={direction === 'rtl' ? 'bottom-end' : 'bottom-start'}
      popperConfig={{ strategy: 'fixed' }}
      transition={false}
    >
      {({ ref, style }) => children(ref, style)}
    </Overlay>
  );
}
